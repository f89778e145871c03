import { LISTED_BY_PERSON } from '../listed.ts';
import type { Dialect } from '../rows/dialect.ts';

/** SQL for a list of rows as JSON, in the given order; the list is empty if there are no rows. */
const LIST = (row: string, order: string, from: string) =>
  `CAST(coalesce((SELECT json_agg(json_build_object(${row}) ORDER BY ${order}) FROM ${from}), '[]') AS text)`;

const WHOLE_TABLE = `
  id, game, rules_version AS "rulesVersion", edition, options, pace, tables.seed, salt,
  commitment, host, invitation, created, changed, revision, tables.version, deciders, over, answered,
  window_from AS "windowFrom", window_closes AS "windowCloses", rematch,
  ${LIST(
    `'seat', seat, 'kind', kind, 'name', name, 'level', level, 'key', key, 'joined', joined,
      'again', again, 'left', left_at, 'gone', gone`,
    'seat',
    'seats WHERE table_id = tables.id',
  )} AS seats,
  ${LIST(`'seat', seat, 'person', person`, 'seat, person', 'seat_persons WHERE table_id = tables.id')} AS held,
  ${LIST(`'seat', seat, 'token', token.id, 'of', owner`, 'seat', 'seat_tokens AS token WHERE table_id = tables.id')} AS programs,
  (SELECT CAST(json_build_object('control', CAST(control AS json), 'number', number, 'seats', CAST(seats AS json)) AS text)
    FROM clocks WHERE table_id = tables.id) AS clock,
  ${LIST(
    `'seat', seat, 'hours', CAST(body AS json)`,
    'seat, person DESC',
    'seat_persons JOIN hours USING (person) WHERE table_id = tables.id',
  )} AS hours,
  (SELECT CAST(json_build_object('seed', deals.seed, 'dealt', dealt, 'shares', coalesce((
      SELECT json_agg(json_build_object('seat', seat, 'share', share, 'by', by) ORDER BY seat)
      FROM shares WHERE shares.table_id = tables.id), '[]')) AS text)
    FROM deals WHERE table_id = tables.id) AS deal,
  (SELECT CAST(json_build_object('kind', kind, 'seat', seat, 'person', person, 'version', version, 'to', back_to,
      'allowed', allowed) AS text)
    FROM requests
    WHERE table_id = tables.id AND version = tables.version AND state = 'open' LIMIT 1) AS request,
  (SELECT CAST(json_build_object('number', number, 'seat', seat, 'name', name, 'person', person, 'kind', kind, 'browser', browser,
      'again', again, 'since', since, 'asked', asked, 'allowed', allowed) AS text)
    FROM let_backs WHERE table_id = tables.id AND state = 'open' LIMIT 1) AS "letBack",
  ${LIST(`'seat', seat, 'person', person, 'played', played, 'open', is_open`, 'seat', 'aheads WHERE table_id = tables.id')} AS ahead`;

/** The texts of a JSON list. */
const EACH = (list: string) =>
  `(SELECT value FROM json_array_elements_text(CAST(${list} AS json)))`;
const EACH_NUMBER = (list: string) =>
  `(SELECT CAST(value AS bigint) FROM json_array_elements_text(CAST(${list} AS json)))`;

const OF_KINDS = `kind IN ${EACH(':kinds')}`;
/** Each server takes different rows, and waits for no other server. */
const CLAIMED_APART = 'FOR UPDATE SKIP LOCKED';

/** The statements in PostgreSQL's own SQL. */
export const POSTGRES: Dialect = {
  FIND_TABLE: `SELECT ${WHOLE_TABLE}, told FROM tables WHERE id = :table`,
  TABLES_BY_ID: `SELECT ${WHOLE_TABLE} FROM tables WHERE id IN ${EACH(':tables')}`,
  TABLES_OF_PERSON: `
    SELECT ${WHOLE_TABLE} FROM (
      SELECT id AS listed FROM tables
      WHERE ${LISTED_BY_PERSON} ORDER BY changed DESC, id LIMIT :most
    ) AS page JOIN tables ON id = listed ORDER BY changed DESC, id`,
  TABLES_AFTER: `
    SELECT ${WHOLE_TABLE} FROM (
      SELECT id AS listed FROM tables
      WHERE changed < :changed OR (changed = :changed AND id > :id)
      ORDER BY changed DESC, id LIMIT :most
    ) AS page JOIN tables ON id = listed ORDER BY changed DESC, id`,
  SEEN_OF_PERSONS: `
    SELECT person, max(seen) AS seen FROM devices
    WHERE person IN ${EACH_NUMBER(':persons')} GROUP BY person`,
  SENT_ON: `
    SELECT table_id AS "table", kind, about FROM notices
    WHERE channel = :channel AND why = '' AND table_id IN ${EACH(':tables')}`,
  TABLES_AT: `
    SELECT id AS "table", version, told AS number FROM tables WHERE id IN ${EACH(':tables')}`,
  FORGET_MESSAGES: 'DELETE FROM messages WHERE created < :before',
  DUE_NOW: `
    SELECT owner, kind, at, about, claimed FROM due WHERE greatest(at, claimed) <= :now
    ORDER BY greatest(at, claimed), owner, kind LIMIT :most ${CLAIMED_APART}`,
  DUE_NOW_OF: `
    SELECT owner, kind, at, about, claimed FROM due
    WHERE greatest(at, claimed) <= :now AND ${OF_KINDS}
    ORDER BY greatest(at, claimed), owner, kind LIMIT :most ${CLAIMED_APART}`,
  NEXT_DUE_OF: `
    SELECT greatest(at, claimed) AS next FROM due WHERE ${OF_KINDS}
    ORDER BY greatest(at, claimed) LIMIT 1`,
  NEXT_DUE: `
    SELECT greatest(at, claimed) AS next FROM due ORDER BY greatest(at, claimed) LIMIT 1`,
};
