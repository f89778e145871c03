import { LISTED_BY_PERSON } from '../listed.ts';
import type { Dialect } from '../rows/dialect.ts';

const WHOLE_TABLE = `
  id, game, rules_version AS "rulesVersion", edition, options, pace, tables.seed, salt,
  commitment, host, invitation, created, changed, revision, tables.version, deciders, over, answered,
  window_from AS "windowFrom", window_closes AS "windowCloses", rematch,
  (SELECT json_group_array(json_object(
      'seat', seat, 'kind', kind, 'name', name, 'level', level, 'key', key, 'joined', joined,
      'again', again, 'left', left_at, 'gone', gone) ORDER BY seat)
    FROM seats WHERE table_id = id) AS seats,
  (SELECT json_group_array(json_object('seat', seat, 'person', person) ORDER BY seat, person)
    FROM seat_persons WHERE table_id = id) AS held,
  (SELECT json_group_array(json_object('seat', seat, 'token', token.id, 'of', owner))
    FROM seat_tokens AS token WHERE table_id = tables.id) AS programs,
  (SELECT json_object('control', json(control), 'number', number, 'seats', json(seats))
    FROM clocks WHERE table_id = id) AS clock,
  (SELECT json_group_array(json_object('seat', seat, 'hours', json(body)) ORDER BY seat, person DESC)
    FROM seat_persons JOIN hours USING (person) WHERE table_id = id) AS hours,
  (SELECT json_object('seed', deals.seed, 'dealt', dealt, 'shares', (
      SELECT json_group_array(json_object('seat', seat, 'share', share, 'by', by) ORDER BY seat)
      FROM shares WHERE shares.table_id = id))
    FROM deals WHERE table_id = id) AS deal,
  (SELECT json_object('kind', kind, 'seat', seat, 'person', person, 'version', version, 'to', back_to,
      'allowed', allowed)
    FROM requests
    WHERE table_id = id AND version = tables.version AND state = 'open' LIMIT 1) AS request,
  (SELECT json_object('number', number, 'seat', seat, 'name', name, 'person', person, 'kind', kind, 'browser', browser,
      'again', again, 'since', since, 'asked', asked, 'allowed', allowed)
    FROM let_backs WHERE table_id = id AND state = 'open' LIMIT 1) AS "letBack",
  (SELECT json_group_array(json_object('seat', seat, 'person', person, 'played', played, 'open', is_open)
      ORDER BY seat)
    FROM aheads WHERE table_id = id) AS ahead`;

const TABLES_BY_ID = `
  SELECT ${WHOLE_TABLE} FROM tables WHERE id IN (SELECT value FROM json_each(:tables))`;
const FIND_TABLE = `SELECT ${WHOLE_TABLE}, told FROM tables WHERE id = :table`;
const TABLES_OF_PERSON = `
  SELECT ${WHOLE_TABLE} FROM (
    SELECT id AS listed FROM tables
    WHERE ${LISTED_BY_PERSON} ORDER BY changed DESC, id LIMIT :most
  ) JOIN tables ON id = listed ORDER BY changed DESC, id`;
const TABLES_AFTER = `
  SELECT ${WHOLE_TABLE} FROM (
    SELECT id AS listed FROM tables
    WHERE changed < :changed OR (changed = :changed AND id > :id)
    ORDER BY changed DESC, id LIMIT :most
  ) JOIN tables ON id = listed ORDER BY changed DESC, id`;

const SEEN_OF_PERSONS = `
  SELECT person, max(seen) AS seen FROM devices
  WHERE person IN (SELECT value FROM json_each(:persons)) GROUP BY person`;

const SENT_ON = `
  SELECT table_id AS "table", kind, about FROM notices
  WHERE channel = :channel AND why = '' AND table_id IN (SELECT value FROM json_each(:tables))`;

const TABLES_AT = `
  SELECT id AS "table", version, told AS number FROM tables
  WHERE id IN (SELECT value FROM json_each(:tables))`;
/**
 * Raises the message numbers of all tables to a new value: seconds since 1970, which are larger
 * than any counted number, and so were never given to a table before.
 */
export const NUMBERS_FROM = 'UPDATE tables SET told = max(told + 1, ?)';

const DUE_NOW = `
  SELECT owner, kind, at, about, claimed FROM due WHERE max(at, claimed) <= :now
  ORDER BY max(at, claimed), owner, kind LIMIT :most`;
const NEXT_DUE = `
  SELECT max(at, claimed) AS next FROM due ORDER BY max(at, claimed) LIMIT 1`;
const OF_KINDS = 'kind IN (SELECT value FROM json_each(:kinds))';
const DUE_NOW_OF = `
  SELECT owner, kind, at, about, claimed FROM due WHERE max(at, claimed) <= :now AND ${OF_KINDS}
  ORDER BY max(at, claimed), owner, kind LIMIT :most`;
const NEXT_DUE_OF = `
  SELECT max(at, claimed) AS next FROM due WHERE ${OF_KINDS} ORDER BY max(at, claimed) LIMIT 1`;

/** Messages are stored in the order of time, so deletion stops at the first new one. */
const FORGET_MESSAGES = `
  DELETE FROM messages WHERE id < coalesce(
    (SELECT id FROM messages WHERE created >= :before ORDER BY id LIMIT 1),
    (SELECT max(id) + 1 FROM messages))`;

/** The statements in SQLite's own SQL. */
export const SQLITE: Dialect = {
  FIND_TABLE,
  TABLES_BY_ID,
  TABLES_OF_PERSON,
  TABLES_AFTER,
  SEEN_OF_PERSONS,
  SENT_ON,
  TABLES_AT,
  FORGET_MESSAGES,
  DUE_NOW,
  NEXT_DUE,
  DUE_NOW_OF,
  NEXT_DUE_OF,
};
