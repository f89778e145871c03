/**
 * Parts of statements that other databases write differently: lists as arguments, and the greater
 * of two columns.
 */

export const SEEN_OF_PERSONS = `
  SELECT person, max(seen) AS seen FROM devices
  WHERE person IN (SELECT value FROM json_each(:persons)) GROUP BY person`;

export const TABLES_AT = `
  SELECT id AS "table", version, told AS number FROM tables
  WHERE id IN (SELECT value FROM json_each(:tables))`;
/**
 * Seconds since 1970: larger than any number reached by counting, and never given to a table twice.
 */
export const NUMBERS_FROM = 'UPDATE tables SET told = max(told + 1, ?)';

export const DUE_NOW = `
  SELECT owner, kind, at, about, claimed FROM due WHERE max(at, claimed) <= :now
  ORDER BY max(at, claimed), owner, kind LIMIT :most`;
export const NEXT_DUE = `
  SELECT max(at, claimed) AS next FROM due ORDER BY max(at, claimed) LIMIT 1`;
