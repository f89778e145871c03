/** Statements that erase a person. */

export const OPEN_LET_BACKS_OF = `
  SELECT table_id AS "table", number FROM let_backs WHERE person = :person AND state = 'open'`;

/** Deletes the words from a seat since its person sat down there. */
export const ERASE_WORDS = `
  DELETE FROM words WHERE table_id = :table AND seat = :seat AND kind <> 'operator' AND created >= (
    SELECT joined FROM seats WHERE seats.table_id = :table AND seats.seat = :seat)`;
/**
 * Deletes the name from the other words: earlier ones, and those of the operator about the seat.
 */
export const ERASE_NAME = `
  UPDATE words SET name = '' WHERE table_id = :table AND name = (
    SELECT name FROM seats WHERE seats.table_id = :table AND seats.seat = :seat)`;
export const ERASE_SEAT = `
  UPDATE seats SET name = '', again = '' WHERE table_id = :table AND seat = :seat`;
export const LEAVE_TABLE = 'DELETE FROM seat_persons WHERE table_id = :table AND person = :person';
/** Used because messages contain names. A page that misses messages loads the table. */
export const ERASE_MESSAGES = 'DELETE FROM messages WHERE table_id = :table';

export const HAS_TABLES = `
  SELECT 1 AS found WHERE EXISTS (SELECT 1 FROM tables WHERE host = :person)
    OR EXISTS (SELECT 1 FROM seat_persons WHERE person = :person)`;
/** Persons that were joined into a person, and have nothing else. */
export const FORMER_PERSONS = `
  SELECT DISTINCT from_person AS id FROM joins WHERE into_person = :person AND brings = 1
    AND NOT EXISTS (SELECT 1 FROM tables WHERE host = joins.from_person)
    AND NOT EXISTS (SELECT 1 FROM seat_persons WHERE person = joins.from_person)
    AND NOT EXISTS (SELECT 1 FROM devices WHERE person = joins.from_person)
    AND NOT EXISTS (SELECT 1 FROM keys WHERE person = joins.from_person)`;
/** Statements that run before those that delete a person. */
export const ERASE_PERSON = [
  `DELETE FROM join_parts WHERE join_id IN (
    SELECT id FROM joins WHERE from_person = :from OR into_person = :from)`,
  'DELETE FROM joins WHERE from_person = :from OR into_person = :from',
  'DELETE FROM keys WHERE person = :from',
];
