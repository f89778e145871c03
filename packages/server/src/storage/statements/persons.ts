/** Statements on persons and their devices. */

export const ADD_PERSON = 'INSERT INTO persons (created) VALUES (:now) RETURNING id';
export const ADD_DEVICE = `
  INSERT INTO devices (person, token_hash, kind, browser, created, seen)
  VALUES (:person, :tokenHash, :kind, :browser, :now, :now) RETURNING id`;
export const FIND_DEVICE = `
  SELECT id AS device, person FROM devices WHERE token_hash = :tokenHash`;
export const DEVICES_OF_PERSON = `
  SELECT id, kind, browser, created, seen FROM devices
  WHERE person = :person ORDER BY seen DESC, id DESC`;
export const NOTE_DEVICE = `
  UPDATE devices SET kind = :kind, browser = :browser,
    seen = CASE WHEN seen < :now THEN :now ELSE seen END
  WHERE id = :device`;
export const DELETE_DEVICE = 'DELETE FROM devices WHERE id = :device';
/** Tables at which both persons have a seat, except seats that they hold together. */
export const SEATS_AGAINST = `
  SELECT 1 AS found FROM seat_persons AS one JOIN seat_persons AS other USING (table_id)
  WHERE one.person = :from AND other.person = :into AND one.seat <> other.seat LIMIT 1`;
export const TABLE_IDS_OF_PERSON = `
  SELECT id FROM tables WHERE host = :person
  UNION SELECT table_id FROM seat_persons WHERE person = :person`;

/**
 * Moves everything of one person to another. Of a seat that both hold, or notes of both at a table,
 * one is kept.
 */
export const HAND_ON = [
  `UPDATE seat_persons SET person = :into WHERE person = :from AND NOT EXISTS (
    SELECT 1 FROM seat_persons AS own
    WHERE own.table_id = seat_persons.table_id AND own.seat = seat_persons.seat AND own.person = :into)`,
  'UPDATE tables SET host = :into WHERE host = :from',
  `UPDATE notes SET person = :into WHERE person = :from AND NOT EXISTS (
    SELECT 1 FROM notes AS own WHERE own.table_id = notes.table_id AND own.person = :into)`,
  `UPDATE let_go SET person = :into WHERE person = :from AND NOT EXISTS (
    SELECT 1 FROM let_go AS own WHERE own.table_id = let_go.table_id AND own.person = :into)`,
  `UPDATE hours SET person = :into WHERE person = :from AND NOT EXISTS (
    SELECT 1 FROM hours AS own WHERE own.person = :into)`,
  `UPDATE requests SET person = :into WHERE person = :from AND NOT EXISTS (
    SELECT 1 FROM requests AS own WHERE own.table_id = requests.table_id
      AND own.version = requests.version AND own.person = :into)`,
  'UPDATE devices SET person = :into WHERE person = :from',
];
export const PERSONS_AFTER = `
  SELECT id FROM persons WHERE id > :after ORDER BY id LIMIT :most`;
/** Persons without a seat, a table and a visit. */
export const FORGETTABLE = `
  SELECT id FROM persons WHERE id > :after AND id <= :last AND created < :before
    AND NOT EXISTS (SELECT 1 FROM tables WHERE host = persons.id)
    AND NOT EXISTS (SELECT 1 FROM seat_persons WHERE person = persons.id)
    AND NOT EXISTS (SELECT 1 FROM devices WHERE person = persons.id AND seen >= :before)
  ORDER BY id`;
export const DELETE_DEVICES = 'DELETE FROM devices WHERE person = :from RETURNING id';
/** Everything else that is stored of these persons. */
export const FORGET_PERSON = [
  'DELETE FROM seat_persons WHERE person = :from',
  'DELETE FROM notes WHERE person = :from',
  'DELETE FROM let_go WHERE person = :from',
  'DELETE FROM hours WHERE person = :from',
  'DELETE FROM requests WHERE person = :from',
  'DELETE FROM persons WHERE id = :from',
];
