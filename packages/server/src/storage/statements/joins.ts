/** Statements on persons that were joined, and on the things that each has brought. */

const COLUMNS = `joins.id, joins.from_person AS "from", joins.device, joins.brings, joins.joined, joins.ends,
  coalesce(devices.kind, 'unknown') AS kind, coalesce(devices.browser, '') AS browser`;

export const DEVICE_OF_PERSON = 'SELECT id FROM devices WHERE id = :device AND person = :person';
/** Seats of both persons at one table, except seats that they have together. */
export const SEATS_AGAINST = `
  SELECT 1 AS found FROM seat_persons AS one JOIN seat_persons AS other USING (table_id)
  WHERE one.person = :from AND other.person = :into AND one.seat <> other.seat LIMIT 1`;
export const TABLE_IDS_OF_PERSON = `
  SELECT id FROM tables WHERE host = :person
  UNION SELECT table_id FROM seat_persons WHERE person = :person ORDER BY 1`;

export const ADD_JOIN = `
  INSERT INTO joins (from_person, into_person, device, brings, joined, ends)
  VALUES (:from, :into, :device, :brings, :now, :ends) RETURNING id`;
/**
 * Records a device that joins alone. If it left another person behind earlier, it can still return
 * to that person.
 */
export const ADD_DEVICE_PARTS = [
  `INSERT INTO join_parts (join_id, kind, table_id, number) VALUES (:join, 'device', '', :device)`,
  `INSERT INTO join_parts (join_id, kind, table_id, number)
    SELECT :join, 'join', '', id FROM joins
    WHERE into_person = :from AND device = :device AND brings = 0`,
];
/**
 * Records everything that a person brings, also the copies of notes, hours and removed tables, so
 * that these can be deleted again.
 */
export const ADD_PARTS = [
  `INSERT INTO join_parts (join_id, kind, table_id, number)
    SELECT :join, 'device', '', id FROM devices WHERE person = :from`,
  `INSERT INTO join_parts (join_id, kind, table_id, number)
    SELECT :join, 'join', '', id FROM joins WHERE into_person = :from`,
  `INSERT INTO join_parts (join_id, kind, table_id, number)
    SELECT :join, 'host', id, 0 FROM tables WHERE host = :from`,
  `INSERT INTO join_parts (join_id, kind, table_id, number)
    SELECT :join, 'shared', one.table_id, one.seat FROM seat_persons AS one
    JOIN seat_persons AS other ON other.table_id = one.table_id AND other.seat = one.seat
    WHERE one.person = :from AND other.person = :into`,
  `INSERT INTO join_parts (join_id, kind, table_id, number)
    SELECT :join, 'seat', table_id, seat FROM seat_persons AS one WHERE person = :from AND NOT EXISTS (
      SELECT 1 FROM seat_persons AS own
      WHERE own.table_id = one.table_id AND own.seat = one.seat AND own.person = :into)`,
  `INSERT INTO join_parts (join_id, kind, table_id, number)
    SELECT :join, 'notes', table_id, 0 FROM notes AS one WHERE person = :from AND NOT EXISTS (
      SELECT 1 FROM notes AS own WHERE own.table_id = one.table_id AND own.person = :into)`,
  `INSERT INTO join_parts (join_id, kind, table_id, number)
    SELECT :join, 'let-go', table_id, 0 FROM let_go AS one WHERE person = :from
      AND NOT EXISTS (
        SELECT 1 FROM let_go AS own WHERE own.table_id = one.table_id AND own.person = :into)
      AND NOT EXISTS (SELECT 1 FROM tables WHERE id = one.table_id AND host = :into)
      AND NOT EXISTS (
        SELECT 1 FROM seat_persons AS own WHERE own.table_id = one.table_id AND own.person = :into)`,
  `INSERT INTO join_parts (join_id, kind, table_id, number)
    SELECT :join, 'channel', '', id FROM channels WHERE person = :from`,
  `INSERT INTO join_parts (join_id, kind, table_id, number)
    SELECT :join, 'key', '', id FROM keys WHERE person = :from`,
  `INSERT INTO join_parts (join_id, kind, table_id, number)
    SELECT :join, 'notices-off', '', 0 FROM notices_off WHERE person = :from
      AND NOT EXISTS (SELECT 1 FROM notices_off AS own WHERE own.person = :into)`,
  `INSERT INTO join_parts (join_id, kind, table_id, number)
    SELECT :join, 'hours', '', 0 FROM hours WHERE person = :from
      AND NOT EXISTS (SELECT 1 FROM hours AS own WHERE own.person = :into)`,
  `INSERT INTO join_parts (join_id, kind, table_id, number)
    SELECT :join, 'invited', '', id FROM invitations WHERE person = :from`,
  `INSERT INTO join_parts (join_id, kind, table_id, number)
    SELECT :join, 'inviting', '', id FROM invitations WHERE by_person = :from`,
  `INSERT INTO join_parts (join_id, kind, table_id, number)
    SELECT :join, 'unwanted', '', id FROM unwanted AS one WHERE person = :from AND NOT EXISTS (
      SELECT 1 FROM unwanted AS own WHERE own.person = :into AND own.by_person = one.by_person)`,
  `INSERT INTO join_parts (join_id, kind, table_id, number)
    SELECT :join, 'not-wanted', '', id FROM unwanted AS one WHERE by_person = :from AND NOT EXISTS (
      SELECT 1 FROM unwanted AS own WHERE own.by_person = :into AND own.person = one.person)`,
];

/** Whether a row is part of the given join. */
const IS_PART = (kind: string, table: string, number = '0') => `EXISTS (
    SELECT 1 FROM join_parts WHERE join_id = :join AND kind = '${kind}'
      AND join_parts.table_id = ${table} AND join_parts.number = ${number})`;
const IS_DEVICE_PART = IS_PART('device', "''", 'devices.id');

/**
 * Hands everything that a person brings over to the other person. Notes, hours and the list of
 * removed tables are copied: the former person keeps its own unchanged.
 */
export const HAND_ON = [
  `UPDATE seat_persons SET person = :into
    WHERE person = :from AND ${IS_PART('seat', 'seat_persons.table_id', 'seat_persons.seat')}`,
  'DELETE FROM seat_persons WHERE person = :from',
  'UPDATE tables SET host = :into WHERE host = :from',
  `INSERT INTO notes (table_id, person, body, changed)
    SELECT table_id, :into, body, changed FROM notes
    WHERE person = :from AND ${IS_PART('notes', 'notes.table_id')}`,
  `INSERT INTO let_go (table_id, person)
    SELECT table_id, :into FROM let_go
    WHERE person = :from AND ${IS_PART('let-go', 'let_go.table_id')}`,
  `UPDATE channels SET person = :into
    WHERE person = :from AND ${IS_PART('channel', "''", 'channels.id')}`,
  `UPDATE keys SET person = :into WHERE person = :from AND ${IS_PART('key', "''", 'keys.id')}`,
  `INSERT INTO notices_off (person, body)
    SELECT :into, body FROM notices_off WHERE person = :from AND ${IS_PART('notices-off', "''")}`,
  `UPDATE invitations SET person = :into
    WHERE person = :from AND ${IS_PART('invited', "''", 'invitations.id')}`,
  `UPDATE invitations SET by_person = :into
    WHERE by_person = :from AND ${IS_PART('inviting', "''", 'invitations.id')}`,
  `UPDATE unwanted SET person = :into
    WHERE person = :from AND ${IS_PART('unwanted', "''", 'unwanted.id')}`,
  `UPDATE unwanted SET by_person = :into
    WHERE by_person = :from AND ${IS_PART('not-wanted', "''", 'unwanted.id')}`,
  `UPDATE requests SET person = :into WHERE person = :from AND NOT EXISTS (
    SELECT 1 FROM requests AS own WHERE own.table_id = requests.table_id
      AND own.version = requests.version AND own.person = :into)`,
];
/** Whether the hours of the person were brought by a join. */
export const HOURS_OF_JOIN = `
  SELECT 1 AS found FROM join_parts WHERE join_id = :join AND kind = 'hours'`;
export const DROP_HOURS = 'DELETE FROM hours WHERE person = :into';
export const MOVE_JOINS = `
  UPDATE joins SET into_person = :to WHERE into_person = :of AND ${IS_PART('join', "''", 'joins.id')}`;
export const MOVE_DEVICES = `
  UPDATE devices SET person = :to WHERE person = :of AND ${IS_DEVICE_PART} RETURNING id`;

export const JOINS_OF_PERSON = `
  SELECT ${COLUMNS} FROM joins LEFT JOIN devices ON devices.id = joins.device
  WHERE into_person = :person AND (brings = 1 OR devices.person = :person) ORDER BY joins.id DESC`;
export const DEVICES_OF_JOIN = `
  SELECT number AS id FROM join_parts WHERE join_id = :join AND kind = 'device' ORDER BY number`;
/**
 * A join after `:join` in which the device took part. Not counted: a join that carried all of
 * `:join` along.
 */
export const LATER_JOIN = `
  SELECT join_id AS found FROM join_parts AS came WHERE kind = 'device' AND number = :device AND join_id > :join
    AND NOT EXISTS (SELECT 1 FROM join_parts WHERE join_id = came.join_id AND kind = 'join' AND number = :join)
  LIMIT 1`;
export const TABLES_OF_JOIN = `
  SELECT count(DISTINCT table_id) AS "all" FROM join_parts
  WHERE join_id = :join AND kind IN ('host', 'seat', 'shared')`;
export const TABLES_LEFT = `
  SELECT count(*) AS "all" FROM (
    SELECT id FROM tables WHERE host = :from
    UNION SELECT table_id FROM seat_persons WHERE person = :from
  ) AS each_table`;
/**
 * A part of a table that was brought by devices other than the one of the request, by joins that
 * can be undone.
 */
export const BROUGHT_BY_OTHERS = `
  SELECT 1 AS found FROM join_parts AS brought JOIN joins ON joins.id = brought.join_id
  WHERE brought.table_id = :table AND brought.kind IN ('host', 'seat', 'shared')
    AND into_person = :person AND ends > :now
    AND NOT EXISTS (
      SELECT 1 FROM join_parts WHERE join_id = joins.id AND kind = 'device' AND number = :device)
  LIMIT 1`;

/** Gives back everything that was handed over and is still there. */
export const GIVE_BACK = [
  `UPDATE seat_persons SET person = :from
    WHERE person = :into AND ${IS_PART('seat', 'seat_persons.table_id', 'seat_persons.seat')}`,
  `INSERT INTO seat_persons (table_id, seat, person)
    SELECT table_id, seat, :from FROM seat_persons
    WHERE person = :into AND ${IS_PART('shared', 'seat_persons.table_id', 'seat_persons.seat')}`,
  `UPDATE tables SET host = :from WHERE host = :into AND ${IS_PART('host', 'tables.id')}`,
  `DELETE FROM notes WHERE person = :into AND ${IS_PART('notes', 'notes.table_id')}`,
  `DELETE FROM let_go WHERE person = :into AND ${IS_PART('let-go', 'let_go.table_id')}`,
  `UPDATE channels SET person = :from
    WHERE person = :into AND ${IS_PART('channel', "''", 'channels.id')}`,
  `UPDATE keys SET person = :from WHERE person = :into AND ${IS_PART('key', "''", 'keys.id')}`,
  `DELETE FROM notices_off WHERE person = :into AND ${IS_PART('notices-off', "''")}
    AND EXISTS (SELECT 1 FROM notices_off AS own WHERE own.person = :from AND own.body = notices_off.body)`,
  `UPDATE invitations SET person = :from
    WHERE person = :into AND ${IS_PART('invited', "''", 'invitations.id')}`,
  `UPDATE invitations SET by_person = :from
    WHERE by_person = :into AND ${IS_PART('inviting', "''", 'invitations.id')}`,
  `UPDATE unwanted SET person = :from
    WHERE person = :into AND ${IS_PART('unwanted', "''", 'unwanted.id')}`,
  `UPDATE unwanted SET by_person = :from
    WHERE by_person = :into AND ${IS_PART('not-wanted', "''", 'unwanted.id')}`,
  `UPDATE requests SET person = :from
    WHERE person = :into AND ${IS_PART('seat', 'requests.table_id', 'requests.seat')}
      AND NOT EXISTS (
        SELECT 1 FROM requests AS own WHERE own.table_id = requests.table_id
          AND own.version = requests.version AND own.person = :from)`,
];
export const FORGET_JOIN = [
  'DELETE FROM join_parts WHERE join_id = :join',
  'DELETE FROM joins WHERE id = :join',
];
/**
 * Past joins, except those of a device that is the only one able to return to a person with seats
 * or tables.
 */
export const PAST_JOINS = `
  SELECT id FROM joins WHERE ends <= :now AND NOT (
    brings = 0
    AND EXISTS (SELECT 1 FROM devices WHERE id = joins.device AND person = joins.into_person)
    AND NOT EXISTS (
      SELECT 1 FROM devices WHERE person = joins.from_person AND NOT EXISTS (
        SELECT 1 FROM joins AS lent JOIN join_parts ON join_parts.join_id = lent.id
        WHERE lent.into_person = joins.from_person AND lent.ends > :now
          AND join_parts.kind = 'device' AND join_parts.number = devices.id))
    AND (
      EXISTS (SELECT 1 FROM tables WHERE host = joins.from_person)
      OR EXISTS (SELECT 1 FROM seat_persons WHERE person = joins.from_person)))
  ORDER BY id LIMIT 1000`;
