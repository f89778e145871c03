import type { KeyKind } from '@pangaea/wire';
import { TOLD_AFTER_MS } from '../../time/control.ts';
import { ANY_HOUR, joinedHours, type KeptHours, saidAnew } from '../../time/hours.ts';
import type { HandedOn, JOIN_OPERATIONS, StoredJoin } from '../contract.ts';
import { DROP_AHEADS_WITHOUT_SEAT } from '../statements/ahead.ts';
import * as SQL from '../statements/joins.ts';
import { COME_AS, COME_BY_KEY, KEY_OF_PERSON } from '../statements/keys.ts';
import { LAPSE_OF_PERSONS } from '../statements/let-back.ts';
import { NOTICES_DUE } from '../statements/notices.ts';
import { RAISE_REVISIONS_OF_CLOCKS, RAISE_REVISIONS_OF_PERSON } from '../statements/tables.ts';
import { hoursOf, runningOf, writeHours } from './clocks.ts';
import { pushFollows } from './devices.ts';
import { tellOfKeys } from './key-news.ts';
import type { RowsOf } from './rows.ts';
import type { Sql, Steps } from './steps.ts';

type JoinRow = Omit<StoredJoin, 'brings' | 'tables' | 'devices' | 'mayUndo'> & {
  readonly brings: number;
};

/** The device of a person that sends a request, and the time of the request. */
interface AskingDevice {
  readonly person: number;
  readonly device: number;
  readonly now: number;
}

/** Joining two persons, and undoing that. */
export function joinRows(db: Sql): RowsOf<typeof JOIN_OPERATIONS> {
  return {
    *join({ device, from, into, brings, now, ends, by }) {
      const isTheirs =
        (yield* db.get(SQL.DEVICE_OF_PERSON, { device, person: from })) !== undefined;
      if (!isTheirs || from === into) return { result: 'device-unknown' };
      const shown =
        'key' in by
          ? yield* db.get<{ kind: KeyKind }>(KEY_OF_PERSON, { key: by.key, person: into })
          : undefined;
      if ('key' in by && shown === undefined) return { result: 'key-wrong' };
      if ((yield* db.get(SQL.SEATS_AGAINST, { from, into })) !== undefined)
        return { result: 'same-table' };
      const row = { from, into, device, brings: brings ? 1 : 0, now, ends };
      const join = Number((yield* db.get<{ id: number }>(SQL.ADD_JOIN, row))?.id);
      const tables = brings ? yield* tablesOf(db, from) : [];
      for (const statement of brings ? SQL.ADD_PARTS : SQL.ADD_DEVICE_PARTS) {
        yield* db.run(statement, { join, from, into, device });
      }
      if (brings) {
        yield* db.run(RAISE_REVISIONS_OF_PERSON, { person: from });
        for (const statement of LAPSE_OF_PERSONS) yield* db.run(statement, { from, into });
        const hours = joinedHours(yield* hoursOf(db, into), yield* hoursOf(db, from), now, {
          into: yield* runningOf(db, into),
          from: yield* runningOf(db, from),
        });
        for (const statement of SQL.HAND_ON) yield* db.run(statement, { join, from, into });
        yield* db.run(DROP_AHEADS_WITHOUT_SEAT, { from, into });
        // The hours of one person become those of the other.
        if (hours !== undefined) yield* writeHours(db, into, hours);
        yield* db.run(RAISE_REVISIONS_OF_CLOCKS, { person: into });
      }
      yield* db.run(SQL.MOVE_JOINS, { join, of: from, to: into });
      const devices = yield* moveDevices(db, join, from, into);
      if ('key' in by) yield* db.run(COME_BY_KEY, { join, into, key: by.key });
      else yield* db.run(COME_AS, { join, into, by: by.device });
      // Notices of one person's tables are now sent on the channels of the other too.
      yield* db.run(NOTICES_DUE, { person: into, due: now + TOLD_AFTER_MS.slow });
      if (shown !== undefined) {
        const told = { person: into, at: now, event: 'signed-in', keyKind: shown.kind } as const;
        yield* tellOfKeys(db, told, device);
      }
      return { result: 'joined', tables, devices };
    },
    *undoJoin({ join, person, device, now }) {
      const found = (yield* joinsThatCount(db, { person, device, now })).find(
        ({ id }) => id === join,
      );
      if (found === undefined) return { result: 'join-gone' };
      if (!found.mayUndo) return { result: 'came-later' };
      if (found.brings) yield* giveBack(db, found, person, now);
      return { result: 'undone', ...(yield* goBack(db, found, person)) };
    },
    *joinsOf(person, device, now) {
      return yield* joinsThatCount(db, { person, device, now });
    },
    *isBroughtByOthers(table, person, device, now) {
      return (yield* db.get(SQL.BROUGHT_BY_OTHERS, { table, person, device, now })) !== undefined;
    },
    *forgetJoins(now) {
      for (const { id: join } of yield* db.all<{ id: number }>(SQL.PAST_JOINS, { now }))
        yield* forget(db, join);
    },
  };
}

/**
 * Joins of a person that can be undone. A join whose time is over can be undone only by its own
 * device, and only if the device joined alone.
 */
function* joinsThatCount(db: Sql, asking: AskingDevice): Steps<readonly StoredJoin[]> {
  const { device: asks, now } = asking;
  return (yield* joinsInto(db, asking)).filter(
    ({ ends, brings, device }) => ends > now || (!brings && device === asks),
  );
}

/** All joins of a person, the newest first. */
export function* joinsInto(
  db: Sql,
  { person, device }: Pick<AskingDevice, 'person' | 'device'>,
): Steps<readonly StoredJoin[]> {
  const joins: StoredJoin[] = [];
  for (const { brings, ...row } of yield* db.all<JoinRow>(SQL.JOINS_OF_PERSON, { person })) {
    const join = row.id;
    const devices = (yield* db.all<{ id: number }>(SQL.DEVICES_OF_JOIN, { join })).map(
      ({ id }) => id,
    );
    const isLater = (yield* db.get(SQL.LATER_JOIN, { join, device })) !== undefined;
    const counting = brings === 1 ? SQL.TABLES_OF_JOIN : SQL.TABLES_LEFT;
    joins.push({
      ...row,
      brings: brings === 1,
      devices,
      tables: Number((yield* db.get<{ all: number }>(counting, { join, from: row.from }))?.all),
      mayUndo: devices.includes(device) || !isLater,
    });
  }
  return joins;
}

/**
 * Ends a join: its devices belong to the former person again. Everything else that came by the join
 * was given back before.
 */
export function* goBack(
  db: Sql,
  { id: join, from, brings }: StoredJoin,
  into: number,
): Steps<HandedOn> {
  yield* db.run(SQL.MOVE_JOINS, { join, of: into, to: from });
  const devices = yield* moveDevices(db, join, into, from);
  yield* forget(db, join);
  return { tables: brings ? yield* tablesOf(db, from) : [], devices };
}

/** Gives back everything that came by a join. */
function* giveBack(
  db: Sql,
  { id: join, from }: StoredJoin,
  into: number,
  now: number,
): Steps<void> {
  for (const statement of LAPSE_OF_PERSONS) yield* db.run(statement, { from, into });
  for (const statement of SQL.GIVE_BACK) yield* db.run(statement, { join, from, into });
  yield* db.run(DROP_AHEADS_WITHOUT_SEAT, { from, into });
  yield* giveBackHours(db, join, from, into, now);
  yield* db.run(RAISE_REVISIONS_OF_PERSON, { person: from });
  yield* db.run(RAISE_REVISIONS_OF_CLOCKS, { person: into });
}

/**
 * Each person has separate hours again. For running clocks the former hours still count for the
 * past, so no end comes nearer.
 */
function* giveBackHours(
  db: Sql,
  join: number,
  from: number,
  into: number,
  now: number,
): Steps<void> {
  const [brought, present] = [yield* hoursOf(db, from), yield* hoursOf(db, into)];
  const [running, others] = [yield* runningOf(db, into), yield* runningOf(db, from)];
  if (present !== undefined && others.length > 0) {
    const run = { into: [], from: others };
    const hours = joinedHours(brought ?? ANY_HOUR, present, now, run);
    if (hours !== undefined) yield* writeHours(db, from, hours);
  }
  const came = (yield* db.get(SQL.HOURS_OF_JOIN, { join })) !== undefined;
  // Hours that the person has set since then stay.
  if (!came || !areSame(brought, present)) return;
  if (running.length === 0) yield* db.run(SQL.DROP_HOURS, { into });
  else {
    const hours = saidAnew(present, ANY_HOUR, now, running);
    if (hours !== undefined) yield* writeHours(db, into, hours);
  }
}

/** Whether two persons have the same hours, apart from earlier ones. */
function areSame(one: KeptHours | undefined, other: KeptHours | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  return JSON.stringify({ ...one, before: [] }) === JSON.stringify({ ...other, before: [] });
}

function* tablesOf(db: Sql, person: number): Steps<readonly string[]> {
  return (yield* db.all<{ id: string }>(SQL.TABLE_IDS_OF_PERSON, { person })).map(({ id }) => id);
}

function* moveDevices(db: Sql, join: number, of: number, to: number): Steps<readonly number[]> {
  const moved = yield* db.all<{ id: number }>(SQL.MOVE_DEVICES, { join, of, to });
  const devices = moved.map(({ id }) => id);
  yield* pushFollows(db, devices, to);
  return devices;
}

function* forget(db: Sql, join: number): Steps<void> {
  for (const statement of SQL.FORGET_JOIN) yield* db.run(statement, { join });
}
