/** Statements that another database has in other words: lists as arguments, and the greater of two columns. */

export const SEEN_OF_PERSONS = `
  SELECT person, max(seen) AS seen FROM devices
  WHERE person IN (SELECT value FROM json_each(:persons)) GROUP BY person`;

export const SENT_ON = `
  SELECT table_id AS "table", kind, about FROM notices
  WHERE channel = :channel AND why = '' AND table_id IN (SELECT value FROM json_each(:tables))`;

export const TABLES_AT = `
  SELECT id AS "table", version, told AS number FROM tables
  WHERE id IN (SELECT value FROM json_each(:tables))`;
/** Seconds since 1970, which no table comes to by counting, and no table twice. */
export const NUMBERS_FROM = 'UPDATE tables SET told = max(told + 1, ?)';

export const DUE_NOW = `
  SELECT owner, kind, at, about, claimed FROM due WHERE max(at, claimed) <= :now
  ORDER BY max(at, claimed), owner, kind LIMIT :most`;
export const NEXT_DUE = `
  SELECT max(at, claimed) AS next FROM due ORDER BY max(at, claimed) LIMIT 1`;
