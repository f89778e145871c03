/** Statements on requests to be let back into a seat, or to take it over. */

export const OPEN_LET_BACK = `
  INSERT INTO let_backs (table_id, number, seat, name, person, kind, browser, again, since, asked, allowed, state)
  VALUES (:table, :number, :seat, :name, :person, :kind, :browser, :again, :since, :asked, :allowed, 'open')`;
/** Changes nothing if the request is not open. */
export const CHANGE_LET_BACK = `
  UPDATE let_backs SET allowed = :allowed, state = :state
  WHERE table_id = :table AND number = :number AND state = 'open'`;
/** Ends the open request at a table, for example because other persons have seats now. */
export const END_LET_BACK = `
  UPDATE let_backs SET state = :state WHERE table_id = :table AND state = 'open'`;
/** Ends the open request to take over a seat, because its person plays it again. */
export const END_TAKING = `
  UPDATE let_backs SET state = 'there'
  WHERE table_id = :table AND seat = :seat AND name <> '' AND state = 'open'`;
export const COUNT_LET_BACKS = `
  SELECT count(*) FILTER (WHERE since > :since AND seat = :seat) AS lately,
    count(*) FILTER (WHERE since > :since AND person = :person) AS own, coalesce(max(number), 0) AS last
  FROM let_backs WHERE table_id = :table`;
export const TABLES_OF_LET_BACKS = `
  SELECT table_id AS id FROM let_backs WHERE state = 'open' ORDER BY table_id LIMIT 1000`;

export const GIVE_SEAT = `
  UPDATE seats SET joined = :now, again = '', key = :key, level = '', left_at = 0, gone = -1,
    name = CASE WHEN :name = '' THEN name ELSE :name END
  WHERE table_id = :table AND seat = :seat`;

/**
 * The requests that end when persons are joined, or separated: their own, and those at their
 * tables.
 */
const OF_PERSONS = `(person = :from OR person = :into OR table_id IN (
    SELECT table_id FROM seat_persons WHERE person = :from OR person = :into))`;
export const LAPSE_OF_PERSONS = [
  `UPDATE tables SET revision = revision + 1 WHERE id IN (
    SELECT table_id FROM let_backs WHERE state = 'open' AND ${OF_PERSONS})`,
  `UPDATE let_backs SET state = 'lapsed' WHERE state = 'open' AND ${OF_PERSONS}`,
];
