/** Statements on keys, and on the devices that signed in with them. */

const COLUMNS = 'id, person, kind, lookup, secret, counter, language, created, used';

export const ADD_KEY = `
  INSERT INTO keys (person, kind, lookup, secret, counter, language, created, used)
  VALUES (:person, :kind, :lookup, :secret, :counter, :language, :created, :created) RETURNING id`;
export const FIND_KEY = `SELECT ${COLUMNS} FROM keys WHERE kind = :kind AND lookup = :lookup`;
export const KEYS_OF_PERSON = `SELECT ${COLUMNS} FROM keys WHERE person = :person ORDER BY id`;
export const KEY_OF_PERSON = 'SELECT kind FROM keys WHERE id = :key AND person = :person';
/** Stores the use of a key. A passkey counts its uses, or always reports 0. */
export const NOTE_KEY = `
  UPDATE keys SET counter = :counter, used = :now
  WHERE id = :key AND (counter < :counter OR :counter = 0) RETURNING id`;
export const DELETE_KEY = 'DELETE FROM keys WHERE id = :key';
export const KEY_OF_DEVICE = `
  SELECT key_id AS "key" FROM devices WHERE id = :device AND person = :person`;
export const DEVICES_OF_KEY = `
  SELECT id FROM devices WHERE key_id = :key AND person = :person AND id <> :device ORDER BY id`;
/**
 * The joins that would let devices with the key return to its person. They are forgotten with the
 * key: such a device, which belongs to another person by now, does not return.
 */
export const WAYS_BACK_OF_KEY = `
  SELECT joins.id FROM joins JOIN devices ON devices.id = joins.device
  WHERE from_person = :person AND brings = 0 AND key_id = :key`;
export const SIGN_IN = `
  UPDATE devices SET key_id = :key WHERE id = :device AND person = :person`;
/**
 * Stores the key of devices that were let in by another device. If that one signed in with a key,
 * they belong to that key too.
 */
export const COME_AS = `
  UPDATE devices SET key_id = coalesce((SELECT nullif(key_id, 0) FROM devices WHERE id = :by), key_id)
  WHERE person = :into AND id IN (
    SELECT number FROM join_parts WHERE join_id = :join AND kind = 'device')`;
export const COME_BY_KEY = `
  UPDATE devices SET key_id = :key
  WHERE person = :into AND id IN (
    SELECT number FROM join_parts WHERE join_id = :join AND kind = 'device')`;
export const NOTE_KEY_EVENT = `
  INSERT INTO key_events (person, at, event, key_kind, kind, browser)
  SELECT id, :at, :event, :keyKind, :kind, :browser FROM persons WHERE id = :person`;
export const KEY_EVENTS_OF = `
  SELECT person, at, event, key_kind AS "keyKind", kind, browser FROM key_events
  WHERE person = :person ORDER BY id DESC LIMIT :most`;
export const KIND_OF_DEVICE = 'SELECT kind, browser FROM devices WHERE id = :device';
const NEWS = `
  INSERT INTO key_news (person, channel, address, language, at, event, key_kind, browser, tries, next_try)`;
/**
 * Stores news for each channel and each mail address of a person. Mail channels are left out: their
 * addresses are keys, and get the news as keys.
 */
export const ADD_NEWS = [
  `${NEWS}
  SELECT person, id, '', language, :at, :event, :keyKind, :browser, 0, 0 FROM channels
  WHERE person = :person AND table_id = '' AND kind <> 'mail' AND is_off = 0 ORDER BY id`,
  `${NEWS}
  SELECT person, 0, lookup, language, :at, :event, :keyKind, :browser, 0, 0 FROM keys
  WHERE person = :person AND kind = 'mail' ORDER BY id`,
];
/** Makes unsent news due. A new number makes it new work, even if earlier news were sent. */
export const NEWS_DUE = `
  INSERT INTO due (owner, kind, at, about, claimed)
  SELECT '', 'news', :at, max(id), 0 FROM key_news HAVING count(*) > 0
  ON CONFLICT (owner, kind) DO UPDATE SET at = excluded.at, about = excluded.about, claimed = 0`;
export const KEY_NEWS = `
  SELECT id, person, channel, address, language, at, event, key_kind AS "keyKind", browser, tries, next_try AS "next"
  FROM key_news ORDER BY next_try, id LIMIT :most`;
export const END_NEWS = 'DELETE FROM key_news WHERE id = :news';
export const POSTPONE_NEWS = `
  UPDATE key_news SET tries = tries + 1, next_try = :next WHERE id = :news`;
export const FORGET_KEY_EVENTS = 'DELETE FROM key_events WHERE at < :before';
