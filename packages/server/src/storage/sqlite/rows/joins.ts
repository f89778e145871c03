import { joinedHours, type KeptHours } from '../../../time/hours.ts';
import type { HandedOn, JOIN_OPERATIONS, Joined, StoredJoin, Undone } from '../../contract.ts';
import * as SQL from '../../statements/joins.ts';
import { COME_AS, COME_BY_KEY, KEY_OF_PERSON } from '../../statements/keys.ts';
import { LAPSE_OF_PERSONS } from '../../statements/let-back.ts';
import { RAISE_REVISIONS_OF_CLOCKS, RAISE_REVISIONS_OF_PERSON } from '../../statements/tables.ts';
import type { Prepared } from '../prepared.ts';
import { hoursOf, runningOf, writeHours } from './clocks.ts';
import type { RowsOf } from './rows.ts';

type JoinRow = Omit<StoredJoin, 'brings' | 'tables' | 'devices' | 'mayUndo'> & {
  readonly brings: number;
};

/** A device of a person that asks, and when. */
interface AskingDevice {
  readonly person: number;
  readonly device: number;
  readonly now: number;
}

/** Persons that became one, and became two again. */
export function joinRows(db: Prepared): RowsOf<typeof JOIN_OPERATIONS> {
  return {
    join: ({ device, from, into, brings, now, ends, by }): Joined => {
      const isTheirs = db.get(SQL.DEVICE_OF_PERSON, { device, person: from }) !== undefined;
      if (!isTheirs || from === into) return { result: 'device-unknown' };
      if ('key' in by && db.get(KEY_OF_PERSON, { key: by.key, person: into }) === undefined) {
        return { result: 'key-wrong' };
      }
      if (db.get(SQL.SEATS_AGAINST, { from, into }) !== undefined) return { result: 'same-table' };
      const row = { from, into, device, brings: brings ? 1 : 0, now, ends };
      const join = Number(db.get<{ id: number }>(SQL.ADD_JOIN, row)?.id);
      const tables = brings ? tablesOf(db, from) : [];
      for (const statement of brings ? SQL.ADD_PARTS : SQL.ADD_DEVICE_PARTS) {
        db.run(statement, { join, from, into, device });
      }
      if (brings) {
        db.run(RAISE_REVISIONS_OF_PERSON, { person: from });
        for (const statement of LAPSE_OF_PERSONS) db.run(statement, { from, into });
        const hours = joinedHours(hoursOf(db, into), hoursOf(db, from), now, {
          into: runningOf(db, into),
          from: runningOf(db, from),
        });
        for (const statement of SQL.HAND_ON) db.run(statement, { join, from, into });
        // Hours of the one person become the other's.
        if (hours !== undefined) writeHours(db, into, hours);
        db.run(RAISE_REVISIONS_OF_CLOCKS, { person: into });
      }
      db.run(SQL.MOVE_JOINS, { join, of: from, to: into });
      const devices = moveDevices(db, join, from, into);
      if ('key' in by) db.run(COME_BY_KEY, { join, into, key: by.key });
      else db.run(COME_AS, { join, into, by: by.device });
      return { result: 'joined', tables, devices };
    },
    undoJoin: ({ join, person, device, now }): Undone => {
      const found = joinsThatCount(db, { person, device, now }).find(({ id }) => id === join);
      if (found === undefined) return { result: 'join-gone' };
      if (!found.mayUndo) return { result: 'came-later' };
      return { result: 'undone', ...goBack(db, found, person) };
    },
    joinsOf: (person, device, now) => joinsThatCount(db, { person, device, now }),
    isBroughtByOthers: (table, person, device, now) =>
      db.get(SQL.BROUGHT_BY_OTHERS, { table, person, device, now }) !== undefined,
    forgetJoins: (now) => {
      for (const { id: join } of db.all<{ id: number }>(SQL.PAST_JOINS, { now })) forget(db, join);
    },
  };
}

/** Joins of a person that can be undone; a past one only by the device that came alone with it. */
function joinsThatCount(db: Prepared, asking: AskingDevice): readonly StoredJoin[] {
  const { device: asks, now } = asking;
  return joinsInto(db, asking).filter(
    ({ ends, brings, device }) => ends > now || (!brings && device === asks),
  );
}

/** All joins of a person, the last first. */
export function joinsInto(
  db: Prepared,
  { person, device }: Pick<AskingDevice, 'person' | 'device'>,
): readonly StoredJoin[] {
  return db.all<JoinRow>(SQL.JOINS_OF_PERSON, { person }).map(({ brings, ...row }) => {
    const join = row.id;
    const devices = db.all<{ id: number }>(SQL.DEVICES_OF_JOIN, { join }).map(({ id }) => id);
    const isLater = db.get(SQL.LATER_JOIN, { join, device }) !== undefined;
    const counting = brings === 1 ? SQL.TABLES_OF_JOIN : SQL.TABLES_LEFT;
    return {
      ...row,
      brings: brings === 1,
      devices,
      tables: Number(db.get<{ all: number }>(counting, { join, from: row.from })?.all),
      mayUndo: devices.includes(device) || !isLater,
    };
  });
}

/** Undoes a join. */
export function goBack(
  db: Prepared,
  { id: join, from, brings }: StoredJoin,
  into: number,
): HandedOn {
  if (brings) {
    for (const statement of LAPSE_OF_PERSONS) db.run(statement, { from, into });
    for (const statement of SQL.GIVE_BACK) db.run(statement, { join, from, into });
    const [brought, present] = [hoursOf(db, from), hoursOf(db, into)];
    const came = db.get(SQL.HOURS_OF_JOIN, { join }) !== undefined;
    // Hours that the person has set since stay.
    if (came && areSame(brought, present)) db.run(SQL.DROP_HOURS, { into });
    db.run(RAISE_REVISIONS_OF_PERSON, { person: from });
    db.run(RAISE_REVISIONS_OF_CLOCKS, { person: into });
  }
  db.run(SQL.MOVE_JOINS, { join, of: into, to: from });
  const devices = moveDevices(db, join, into, from);
  forget(db, join);
  return { tables: brings ? tablesOf(db, from) : [], devices };
}

/** Whether two persons have the same hours, apart from earlier ones. */
function areSame(one: KeptHours | undefined, other: KeptHours | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  return JSON.stringify({ ...one, before: [] }) === JSON.stringify({ ...other, before: [] });
}

function tablesOf(db: Prepared, person: number): readonly string[] {
  return db.all<{ id: string }>(SQL.TABLE_IDS_OF_PERSON, { person }).map(({ id }) => id);
}

function moveDevices(db: Prepared, join: number, of: number, to: number): readonly number[] {
  return db.all<{ id: number }>(SQL.MOVE_DEVICES, { join, of, to }).map(({ id }) => id);
}

function forget(db: Prepared, join: number): void {
  for (const statement of SQL.FORGET_JOIN) db.run(statement, { join });
}
