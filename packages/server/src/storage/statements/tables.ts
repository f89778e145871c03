import { LISTED_BY_PERSON } from '../listed.ts';

/** Statements on tables as a whole. */

/**
 * Raises the revision of a table, as every write does: it changes nothing if another write came
 * first. Returns the number of the last message of the write.
 */
export const RAISE_REVISION = `
  UPDATE tables SET revision = revision + 1, told = told + :messages
  WHERE id = :table AND revision = :revision RETURNING told`;
export const REVISION_OF = 'SELECT revision FROM tables WHERE id = :table';
/**
 * Raises the revisions of a person's tables, for writes about the person; the second statement only
 * those of tables with clocks.
 */
export const RAISE_REVISIONS_OF_PERSON = `
  UPDATE tables SET revision = revision + 1
  WHERE host = :person OR id IN (SELECT table_id FROM seat_persons WHERE person = :person)`;
export const RAISE_REVISIONS_OF_CLOCKS = `
  UPDATE tables SET revision = revision + 1 WHERE id IN (
    SELECT table_id FROM seat_persons JOIN clocks USING (table_id) WHERE person = :person)`;

export const ADD_TABLE = `
  INSERT INTO tables (id, game, rules_version, edition, edition_hash, options, pace, seed, salt, commitment,
    host, invitation, created, changed, revision, version, deciders, over, answered,
    window_from, window_closes)
  VALUES (:id, :game, :rulesVersion, :edition, :editionHash, :options, :pace, :seed, :salt, :commitment,
    :host, :invitation, :created, :changed, :revision, :version, :deciders, :over, :answered,
    :windowFrom, :windowCloses)`;
export const NEW_OPTIONS = 'UPDATE tables SET options = :options WHERE id = :table';
export const NOTE_REMATCH = 'UPDATE tables SET rematch = :rematch WHERE id = :table';
export const ADD_EDITION = `
  INSERT INTO editions (hash, body) VALUES (:hash, :body) ON CONFLICT DO NOTHING`;
export const EDITION_OF_TABLE = `
  SELECT body FROM editions WHERE hash = (SELECT edition_hash FROM tables WHERE id = :table)`;

export const COUNT_TABLES = `
  SELECT count(*) AS "all", count(*) FILTER (WHERE host = :person) AS own FROM tables`;
/** Removes a table from a person's list. */
export const LET_GO = `
  INSERT INTO let_go (table_id, person) VALUES (:table, :person) ON CONFLICT DO NOTHING`;
export const TAKE_UP = 'DELETE FROM let_go WHERE table_id = :table AND person = :person';
/** Returns a table to the lists of the persons of a seat, who play again. */
export const TAKE_UP_SEAT = `
  DELETE FROM let_go WHERE table_id = :table AND person IN (
    SELECT person FROM seat_persons WHERE table_id = :table AND seat = :seat)`;
/** A person who sits at the table or made it, and has not removed it from the list. */
export const STILL_HELD = `
  SELECT person FROM (
    SELECT person FROM seat_persons WHERE table_id = :table
    UNION SELECT host AS person FROM tables WHERE id = :table
  ) AS held WHERE person NOT IN (SELECT person FROM let_go WHERE table_id = :table) LIMIT 1`;
/**
 * Running tables whose host was not here since a given time, while another person of the table was.
 */
export const TABLES_WITHOUT_HOST = `
  SELECT id, host FROM tables WHERE over = 0
    AND NOT EXISTS (SELECT 1 FROM devices WHERE person = host AND seen >= :before)
    AND EXISTS (
      SELECT 1 FROM seat_persons JOIN devices USING (person)
      WHERE table_id = tables.id AND person <> tables.host AND seen >= :before
    )
  ORDER BY id LIMIT :most`;
export const IDLE_TABLES = `
  SELECT id FROM tables WHERE changed < :before ORDER BY changed LIMIT :most`;
export const UNPLAYED_TABLES = `
  SELECT id, version FROM tables WHERE created < :before
    AND NOT EXISTS (
      SELECT 1 FROM segments JOIN seats USING (table_id, seat)
      WHERE table_id = tables.id AND kind = 'person'
    )
    AND NOT EXISTS (
      SELECT 1 FROM seat_persons WHERE table_id = tables.id AND person <> tables.host
    )
  ORDER BY created LIMIT :most`;

/** Deletes everything that refers to a table, and then the table. */
export const DELETE_TABLE = [
  'DELETE FROM due WHERE owner = :table',
  'DELETE FROM notices WHERE table_id = :table',
  'DELETE FROM notices WHERE channel IN (SELECT id FROM channels WHERE table_id = :table)',
  'DELETE FROM channels WHERE table_id = :table',
  'DELETE FROM shares WHERE table_id = :table',
  'DELETE FROM deals WHERE table_id = :table',
  'DELETE FROM messages WHERE table_id = :table',
  'DELETE FROM clock_events WHERE table_id = :table',
  'DELETE FROM clocks WHERE table_id = :table',
  'DELETE FROM words WHERE table_id = :table',
  'DELETE FROM notes WHERE table_id = :table',
  'DELETE FROM requests WHERE table_id = :table',
  'DELETE FROM let_backs WHERE table_id = :table',
  'DELETE FROM invitations WHERE table_id = :table',
  'DELETE FROM aheads WHERE table_id = :table',
  'DELETE FROM segments WHERE table_id = :table',
  'DELETE FROM sealed WHERE table_id = :table',
  'DELETE FROM commands WHERE table_id = :table',
  'DELETE FROM seat_persons WHERE table_id = :table',
  'DELETE FROM seat_tokens WHERE table_id = :table',
  'DELETE FROM let_go WHERE table_id = :table',
  'DELETE FROM join_parts WHERE table_id = :table',
  'DELETE FROM seats WHERE table_id = :table',
  'DELETE FROM tables WHERE id = :table',
];
/** The only stored facts about a table that the operator deleted. */
export const NOTE_DELETED = 'INSERT INTO deleted_tables (id, at) VALUES (:table, :now)';
export const WHEN_DELETED = 'SELECT at FROM deleted_tables WHERE id = :table';
export const FORGET_DELETED = 'DELETE FROM deleted_tables WHERE at < :before';
export const EDITION_HASH = 'SELECT edition_hash AS hash FROM tables WHERE id = :table';
/** Deletes an edition file if no table uses it any more. */
export const DELETE_EDITION = `
  DELETE FROM editions WHERE hash = :hash
    AND NOT EXISTS (SELECT 1 FROM tables WHERE edition_hash = :hash)`;

/** A part of a person's list, with few facts about each table. */
export const LIST_OF_PERSON = `
  SELECT id, changed, revision FROM tables
  WHERE ${LISTED_BY_PERSON} ORDER BY changed DESC, id LIMIT :most`;
/** A part of a person's list, with the seats through which the person's streams see each table. */
export const FOLLOWED_BY_PERSON = `
  SELECT id, (
    SELECT coalesce(sum(1 << CAST(seat AS INTEGER)), 0) FROM seat_persons AS held
    WHERE table_id = tables.id AND person = :person AND NOT EXISTS (
      SELECT 1 FROM seat_tokens AS token WHERE token.table_id = held.table_id AND token.seat = held.seat)
  ) AS seats FROM tables
  WHERE ${LISTED_BY_PERSON} ORDER BY changed DESC, id LIMIT :most`;
