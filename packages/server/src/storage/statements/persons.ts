import { FORGET_INVITATIONS_OF_PERSON } from './invitations.ts';

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
/**
 * A visit is later than the making of the device. If both fall into one millisecond, the device
 * counts as a millisecond older, since the time of the visit must not lie ahead.
 */
export const NOTE_DEVICE = `
  UPDATE devices SET kind = :kind, browser = :browser,
    created = CASE WHEN seen = created AND seen >= :now THEN created - 1 ELSE created END,
    seen = CASE WHEN seen < :now THEN :now ELSE seen END
  WHERE id = :device`;
export const DELETE_DEVICE = 'DELETE FROM devices WHERE id = :device';
export const PERSONS_BEFORE = `
  SELECT id, created,
    (SELECT coalesce(max(seen), 0) FROM devices WHERE person = persons.id) AS seen,
    (SELECT count(*) FROM devices WHERE person = persons.id) AS devices,
    (SELECT count(*) FROM seat_persons WHERE person = persons.id) AS seats,
    (SELECT count(*) FROM tables WHERE host = persons.id) AS made
  FROM persons WHERE id < :before ORDER BY id DESC LIMIT :most`;
export const NAMES_OF_PERSON = `
  SELECT DISTINCT name FROM seats JOIN seat_persons USING (table_id, seat)
  WHERE person = :person AND name <> '' ORDER BY name LIMIT 3`;
export const PERSONS_AFTER = `
  SELECT id FROM persons WHERE id > :after ORDER BY id LIMIT :most`;
/**
 * Persons without a seat, a table, a recent visit or a key, and without anything that could be
 * given back.
 */
export const FORGETTABLE = `
  SELECT id FROM persons WHERE id > :after AND id <= :last AND created < :before
    AND NOT EXISTS (SELECT 1 FROM tables WHERE host = persons.id)
    AND NOT EXISTS (SELECT 1 FROM seat_persons WHERE person = persons.id)
    AND NOT EXISTS (SELECT 1 FROM devices WHERE person = persons.id AND seen >= :before)
    AND NOT EXISTS (SELECT 1 FROM keys WHERE person = persons.id)
    AND NOT EXISTS (SELECT 1 FROM joins WHERE from_person = persons.id OR into_person = persons.id)
  ORDER BY id`;
export const DELETE_DEVICES = 'DELETE FROM devices WHERE person = :from RETURNING id';
/** Deletes all other data of such a person. */
export const FORGET_PERSON = [
  'DELETE FROM seat_persons WHERE person = :from',
  'DELETE FROM notes WHERE person = :from',
  'DELETE FROM let_go WHERE person = :from',
  'DELETE FROM hours WHERE person = :from',
  'DELETE FROM requests WHERE person = :from',
  'DELETE FROM notices WHERE channel IN (SELECT id FROM channels WHERE person = :from)',
  'DELETE FROM channels WHERE person = :from',
  'DELETE FROM notices_off WHERE person = :from',
  'DELETE FROM let_backs WHERE person = :from',
  'DELETE FROM aheads WHERE person = :from',
  'DELETE FROM key_events WHERE person = :from',
  'DELETE FROM key_news WHERE person = :from',
  ...FORGET_INVITATIONS_OF_PERSON,
  'DELETE FROM persons WHERE id = :from',
];
