/** Statements on channels, and on the notices sent on them. */

const COLUMNS = `id, person, table_id AS "table", kind, form, address, secret, language, device, origin, created, is_off AS "isOff",
  failing, tries, next_try AS "next"`;

export const ADD_CHANNEL = `
  INSERT INTO channels (person, table_id, kind, form, address, secret, language, device, origin, created, is_off, failing, tries, next_try)
  VALUES (:person, :table, :kind, :form, :address, :secret, :language, :device, :origin, :created, 0, 0, 0, 0) RETURNING id`;
export const CHANNELS_OF_PERSON = `
  SELECT ${COLUMNS} FROM channels WHERE person = :person AND table_id = '' ORDER BY id`;
export const CHANNEL = `SELECT ${COLUMNS} FROM channels WHERE id = :id`;
export const HOOK_OF_TABLE = `SELECT ${COLUMNS} FROM channels WHERE table_id = :table`;
/** Channels that a new one replaces. */
export const REPLACED_CHANNELS = `
  SELECT id FROM channels WHERE (kind = 'push' AND :kind = 'push' AND address = :address)
    OR (:table = '' AND table_id = '' AND person = :person AND address = :address)
    OR (:table <> '' AND table_id = :table)`;
/** The push channels of a device. A push address belongs to a browser, whoever its person is. */
export const PUSH_OF_DEVICE = "SELECT id FROM channels WHERE device = :device AND kind = 'push'";
export const MOVE_PUSH = `
  UPDATE channels SET person = :to WHERE device = :device AND kind = 'push'`;
export const OWN_CHANNEL = `
  SELECT id FROM channels WHERE id = :channel AND person = :person AND table_id = ''`;
/** Mail channels that anybody with the secret word may end. */
export const MAIL_BY_SECRET = `SELECT id FROM channels WHERE kind = 'mail' AND secret = :secret`;
/** Deletes a channel, and its sent notices. */
export const DELETE_CHANNEL = [
  'DELETE FROM notices WHERE channel = :channel',
  'DELETE FROM key_news WHERE channel = :channel',
  'DELETE FROM channels WHERE id = :channel',
];
export const NOTE_CHANNEL = `
  UPDATE channels SET is_off = :isOff, failing = :failing, tries = :tries, next_try = :next
  WHERE id = :channel`;
/**
 * Stores a notice that was sent, or failed. Changes nothing if the channel or the table no longer
 * exists.
 */
export const NOTE_NOTICE = `
  INSERT INTO notices (channel, table_id, kind, about, at, why)
  SELECT channels.id, tables.id, :kind, :about, :now, :why FROM channels JOIN tables ON tables.id = :table
  WHERE channels.id = :channel
  ON CONFLICT (channel, table_id, kind, about) DO UPDATE SET at = excluded.at, why = excluded.why`;
export const NOTICES_OF_PERSON = `
  SELECT channel, notices.table_id AS "table", notices.kind, about, at, why
  FROM notices JOIN channels ON channels.id = channel
  WHERE person = :person AND channels.table_id = ''
  ORDER BY at DESC, notices.table_id, about LIMIT :most`;
export const FORGET_NOTICES = 'DELETE FROM notices WHERE at < :before';
export const NOTICES_OFF = 'SELECT body FROM notices_off WHERE person = :person';
export const TURN_NOTICES_OFF = `
  INSERT INTO notices_off (person, body) VALUES (:person, :body)
  ON CONFLICT (person) DO UPDATE SET body = excluded.body`;
/** Whether a person at a table, or the table itself, has a channel. */
export const LISTENS = `
  SELECT id FROM channels WHERE is_off = 0 AND (table_id = :table OR (table_id = '' AND person IN (
    SELECT person FROM seat_persons WHERE seat_persons.table_id = :table
    UNION SELECT person FROM invitations WHERE invitations.table_id = :table AND state = 'open'))) LIMIT 1`;
/** Makes a check of the notices due for each running game of a person. */
export const NOTICES_DUE = `
  INSERT INTO due (owner, kind, at, about, claimed)
  SELECT id, 'notice', :due, 0, 0 FROM tables
  WHERE over = 0 AND id IN (
    SELECT table_id FROM seat_persons WHERE person = :person
    UNION SELECT table_id FROM invitations WHERE person = :person AND state = 'open')
  ON CONFLICT (owner, kind) DO UPDATE SET at = excluded.at, about = 0, claimed = 0`;
/** Makes a check of the notices due for one running table. */
export const NOTICE_DUE = `
  INSERT INTO due (owner, kind, at, about, claimed)
  SELECT id, 'notice', :due, 0, 0 FROM tables WHERE over = 0 AND id = :table
  ON CONFLICT (owner, kind) DO UPDATE SET at = excluded.at, about = 0, claimed = 0`;
export const KEEP_SECRET = `
  INSERT INTO secrets (name, body) VALUES (:name, :made) ON CONFLICT DO NOTHING`;
export const SECRET = 'SELECT body FROM secrets WHERE name = :name';
