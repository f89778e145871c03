/** Every statement on the data; the tables themselves are in `migrations.ts`. */

export const ADD_PERSON = 'INSERT INTO persons (created) VALUES (?) RETURNING id';
export const ADD_DEVICE = `
  INSERT INTO devices (person, token_hash, kind, browser, created, seen)
  VALUES (:person, :tokenHash, :kind, :browser, :now, :now) RETURNING id`;
export const FIND_DEVICE = 'SELECT id AS device, person FROM devices WHERE token_hash = ?';
export const DEVICES_OF_PERSON = `
  SELECT id, kind, browser, created, seen FROM devices WHERE person = ? ORDER BY seen DESC, id DESC`;
export const SEEN_OF_PERSONS = `
  SELECT person, max(seen) AS seen FROM devices
  WHERE person IN (SELECT value FROM json_each(?)) GROUP BY person`;
export const NOTE_DEVICE = `
  UPDATE devices SET kind = :kind, browser = :browser, seen = max(seen, :now) WHERE id = :device`;
export const DELETE_DEVICE = 'DELETE FROM devices WHERE id = ?';
/** Seats of both at one table, but for those that they hold together. */
export const SEATS_AGAINST = `
  SELECT 1 FROM seat_persons AS one JOIN seat_persons AS other USING (table_id)
  WHERE one.person = :from AND other.person = :into AND one.seat <> other.seat LIMIT 1`;
export const TABLE_IDS_OF_PERSON = `
  SELECT id FROM tables WHERE host = :person
  UNION SELECT table_id FROM seat_persons WHERE person = :person`;
/** All that refers to a person; of a seat that both hold one is enough. */
export const HAND_ON = [
  'UPDATE OR IGNORE seat_persons SET person = :into WHERE person = :from',
  'DELETE FROM seat_persons WHERE person = :from AND :into > 0',
  'UPDATE tables SET host = :into WHERE host = :from',
  // Where both noted something down at one table, the second keeps its own.
  'UPDATE OR IGNORE notes SET person = :into WHERE person = :from',
  'DELETE FROM notes WHERE person = :from AND :into > 0',
  'UPDATE OR IGNORE hours SET person = :into WHERE person = :from',
  'DELETE FROM hours WHERE person = :from AND :into > 0',
  'UPDATE OR IGNORE requests SET person = :into WHERE person = :from',
  'DELETE FROM requests WHERE person = :from AND :into > 0',
  'UPDATE devices SET person = :into WHERE person = :from',
  'DELETE FROM persons WHERE id = :from AND :into > 0',
];

const TABLE_COLUMNS = `id, game, rules_version AS rulesVersion, edition, options, pace, seed, salt,
  commitment, host, invitation, created, changed, version, deciders, over, answered,
  window_from AS windowFrom, window_closes AS windowCloses, rematch`;

export const ADD_TABLE = `
  INSERT INTO tables (id, game, rules_version, edition, edition_hash, options, pace, seed, salt, commitment,
    host, invitation, created, changed, version, deciders, over, answered,
    window_from, window_closes)
  VALUES (:id, :game, :rulesVersion, :edition, :editionHash, :options, :pace, :seed, :salt, :commitment,
    :host, :invitation, :created, :changed, :version, :deciders, :over, :answered,
    :windowFrom, :windowCloses)`;
export const NOTE_REMATCH = `
  UPDATE tables SET rematch = :rematch WHERE id = :of AND rematch IS :before`;
export const ADD_EDITION = 'INSERT OR IGNORE INTO editions (hash, body) VALUES (?, ?)';
export const EDITION_OF_TABLE = `
  SELECT body FROM editions WHERE hash = (SELECT edition_hash FROM tables WHERE id = ?)`;
export const ADD_SEAT = `
  INSERT INTO seats (table_id, seat, kind, name, level, key, joined)
  VALUES (:table, :seat, :kind, :name, :level, :key, :joined)`;

export const FIND_TABLE = `SELECT ${TABLE_COLUMNS}, told FROM tables WHERE id = ?`;
export const TABLES_OF_PERSON = `
  SELECT ${TABLE_COLUMNS} FROM tables
  WHERE host = :person OR id IN (SELECT table_id FROM seat_persons WHERE person = :person)
  ORDER BY changed DESC, id LIMIT 200`;
export const SEATS_OF_TABLE = `
  SELECT seat, kind, name, level, key, joined FROM seats WHERE table_id = ? ORDER BY seat`;
export const PERSONS_OF_TABLE = `
  SELECT seat, person FROM seat_persons WHERE table_id = ? ORDER BY seat, person`;
export const SEGMENTS_OF_TABLE = `
  SELECT seat, key, digest, from_version AS "from", version FROM segments WHERE table_id = ?`;
export const COMMANDS_OF_TABLE = 'SELECT command FROM commands WHERE table_id = ? ORDER BY place';
export const COUNT_TABLES = `
  SELECT count(*) AS "all", coalesce(sum(host = ?), 0) AS own FROM tables`;
export const IDLE_TABLES = 'SELECT id FROM tables WHERE changed < ? ORDER BY changed LIMIT ?';
export const UNPLAYED_TABLES = `
  SELECT id, version FROM tables WHERE created < ?
    AND NOT EXISTS (
      SELECT 1 FROM segments JOIN seats USING (table_id, seat)
      WHERE table_id = tables.id AND kind = 'person'
    )
    AND NOT EXISTS (
      SELECT 1 FROM seat_persons WHERE table_id = tables.id AND person <> tables.host
    )
  ORDER BY created LIMIT ?`;
/** Everything that refers to a table, then the table. */
export const DELETE_TABLE = [
  'DELETE FROM due WHERE owner = ?',
  'DELETE FROM shares WHERE table_id = ?',
  'DELETE FROM deals WHERE table_id = ?',
  'DELETE FROM messages WHERE table_id = ?',
  'DELETE FROM clock_events WHERE table_id = ?',
  'DELETE FROM clocks WHERE table_id = ?',
  'DELETE FROM words WHERE table_id = ?',
  'DELETE FROM notes WHERE table_id = ?',
  'DELETE FROM requests WHERE table_id = ?',
  'DELETE FROM segments WHERE table_id = ?',
  'DELETE FROM sealed WHERE table_id = ?',
  'DELETE FROM commands WHERE table_id = ?',
  'DELETE FROM seat_persons WHERE table_id = ?',
  'DELETE FROM seat_tokens WHERE table_id = ?',
  'DELETE FROM seats WHERE table_id = ?',
  'DELETE FROM tables WHERE id = ?',
];
export const EDITION_HASH = 'SELECT edition_hash AS hash FROM tables WHERE id = ?';
/** When no table is played with it any more. */
export const DELETE_EDITION = `
  DELETE FROM editions WHERE hash = :hash
    AND NOT EXISTS (SELECT 1 FROM tables WHERE edition_hash = :hash)`;

/** Work that is the same as before keeps its claim. */
export const SET_DUE = `
  INSERT INTO due (owner, kind, at, about, claimed) VALUES (:owner, :kind, :at, :about, :claimed)
  ON CONFLICT (owner, kind) DO UPDATE
  SET at = excluded.at, about = excluded.about, claimed = excluded.claimed
  WHERE about <> excluded.about OR at <> excluded.at`;
export const ADD_DUE = `
  INSERT OR IGNORE INTO due (owner, kind, at, about, claimed)
  VALUES (:owner, :kind, :at, :about, :claimed)`;
export const KINDS_DUE = 'SELECT kind FROM due WHERE owner = ?';
export const DROP_DUE = 'DELETE FROM due WHERE owner = ? AND kind = ?';
export const DUE_NOW = `
  SELECT owner, kind, at, about, claimed FROM due WHERE max(at, claimed) <= :now
  ORDER BY max(at, claimed), owner, kind LIMIT :most`;
export const CLAIM_DUE = 'UPDATE due SET claimed = :until WHERE owner = :owner AND kind = :kind';
export const NEXT_DUE = `
  SELECT max(at, claimed) AS next FROM due ORDER BY max(at, claimed) LIMIT 1`;
export const FINISH_DUE = `
  DELETE FROM due WHERE owner = :owner AND kind = :kind AND about = :about`;
export const POSTPONE_DUE = `
  UPDATE due SET at = :at, claimed = 0 WHERE owner = :owner AND kind = :kind AND about = :about`;
export const UNCLAIM_DUE = 'UPDATE due SET claimed = 0 WHERE claimed <> 0';
export const LIMIT_DUE = 'UPDATE due SET at = :at WHERE kind = :kind AND at > :at';

/** The compare-and-set: changes nothing when the table has gone on. */
export const ADVANCE_TABLE = `
  UPDATE tables SET version = :version, deciders = :deciders, over = :over, changed = :now,
    window_from = :windowFrom, window_closes = :windowCloses
  WHERE id = :table AND version = :from`;
export const ADD_COMMAND = 'INSERT INTO commands (table_id, place, command) VALUES (?, ?, ?)';
export const ADD_SEGMENT = `
  INSERT INTO segments (table_id, seat, key, digest, from_version, version)
  VALUES (?, ?, ?, ?, ?, ?)`;

/** Changes nothing when the table has gone on, or the seat has answered. */
export const ANSWER = `
  UPDATE tables SET answered = answered | :seat
  WHERE id = :table AND version = :version AND answered & :seat = 0`;
export const SEAL = `
  INSERT INTO sealed (table_id, seat, key, digest, commands)
  VALUES (:table, :seat, :key, :digest, :commands)`;
export const SEALED_AT_TABLE = `
  SELECT seat, key, digest, commands FROM sealed WHERE table_id = ? ORDER BY seat`;
export const OPEN_SEALED = 'DELETE FROM sealed WHERE table_id = ?';
export const NOBODY_ANSWERED = 'UPDATE tables SET answered = 0 WHERE id = ?';

export const ADD_SEAT_PERSON = `
  INSERT INTO seat_persons (table_id, seat, person) VALUES (?, ?, ?)`;
/** Changes nothing when somebody sits there. */
export const JOIN_SEAT = `
  UPDATE seats SET joined = :now, name = CASE :name WHEN '' THEN name ELSE :name END
  WHERE table_id = :table AND seat = :seat AND joined = 0`;

export const LEAVE_SEAT = 'DELETE FROM seat_persons WHERE table_id = :table AND seat = :seat';
export const FREE_SEAT = `
  UPDATE seats SET joined = 0, name = '', key = :key WHERE table_id = :table AND seat = :seat`;
export const NEW_KEY = 'UPDATE seats SET key = :key WHERE table_id = :table AND seat = :seat';
export const NEW_INVITATION = 'UPDATE tables SET invitation = :invitation WHERE id = :table';

const WORD_COLUMNS = 'number, seat, name, key, kind, body, about, created';
export const ADD_WORD = `
  INSERT INTO words (table_id, ${WORD_COLUMNS})
  VALUES (:table, :number, :seat, :name, :key, :kind, :body, :about, :created)`;
/** But for the last ones. */
export const FORGET_WORDS = `
  DELETE FROM words WHERE table_id = :table AND number <= (
    SELECT number FROM words WHERE table_id = :table ORDER BY number DESC LIMIT 1 OFFSET :keep
  )`;
export const HAS_WORD = 'SELECT 1 FROM words WHERE table_id = ? AND number = ?';
export const WORDS_AFTER = `
  SELECT ${WORD_COLUMNS} FROM words WHERE table_id = ? AND number > ? ORDER BY number DESC LIMIT ?`;
export const FIND_WORD = `
  SELECT ${WORD_COLUMNS} FROM words WHERE table_id = ? AND seat = ? AND key = ?`;
export const WRITE_NOTES = `
  INSERT INTO notes (table_id, person, body, changed) VALUES (:table, :person, :body, :changed)
  ON CONFLICT (table_id, person) DO UPDATE SET body = :body, changed = :changed`;
export const NOTES_OF = 'SELECT body, changed FROM notes WHERE table_id = ? AND person = ?';
