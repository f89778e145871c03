import type { NewJoin, SeatGift, TableWrite } from '../../src/storage/contract.ts';
import type { Call } from '../../src/storage/sqlite/calls.ts';
import type { Disk } from './disk.ts';

/** Whose seats, tables, notes and devices are, each by its name. */
interface Belongings {
  /** By `table seat`. */
  readonly seats: Record<string, string>;
  readonly hosts: Record<string, string>;
  readonly devices: Record<string, string>;
  /** By `table person`: what is noted there. */
  readonly notes: Record<string, string>;
  /** Joins that can be undone, and the persons that they have made one. */
  readonly joins: Record<string, string>;
}

type Kind = Exclude<keyof Belongings, 'notes' | 'joins'>;
const KINDS: readonly Kind[] = ['seats', 'hosts', 'devices'];

/** Calls after which one table may have other persons; each says which seat, where it is about one. */
const OF_TABLES: readonly string[] = [
  'addToken',
  'botSits',
  'claimSeat',
  'freeSeat',
  'leaveSeat',
  'newHost',
  'letGo',
  'deleteTable',
  'removeSeat',
  'eraseAt',
];
/** Calls that make a table, which nobody had before. */
const MAKING: readonly string[] = ['createTable', 'createRematch'];
/** Calls after which devices may be others or gone. */
const OF_DEVICES: readonly string[] = [
  'addDevice',
  'endDevice',
  'removeKey',
  'forgetPersons',
  'erasePerson',
];
const OF_JOINS: readonly string[] = ['join', 'undoJoin'];
/** Calls about a seat that is asked for: a gift changes that seat, and whoever invites where that was its person. */
const OF_LET_BACKS: readonly string[] = ['openLetBack', 'changeLetBack', 'giveSeat'];
const ALL = [
  ...OF_TABLES,
  ...MAKING,
  ...OF_DEVICES,
  ...OF_JOINS,
  ...OF_LET_BACKS,
  'writeNotes',
  'writeSketch',
  'forgetJoins',
];

/**
 * What holds of persons at every moment: nothing changes hands but by what is for that, a join hands on what the one person
 * has and nothing else, and undone it gives back exactly that, as far as it is still held.
 */
export class PeopleLaws {
  readonly #disk: Disk;
  #before: Belongings;
  /** What was a person's when it became one with another, by the number of the join. */
  readonly #given = new Map<string, { readonly from: string; readonly own: Belongings }>();

  /** Tables at which seats have got other numbers. */
  readonly #moved = new Set<string>();

  constructor(disk: Disk) {
    this.#disk = disk;
    this.#before = this.#read();
  }

  /** Some calls were written together. @returns what is not as it must be */
  written(calls: readonly Call[]): readonly string[] {
    if (!calls.some(({ name }) => ALL.includes(name))) return [];
    const [before, after] = [this.#before, this.#read()];
    this.#before = after;
    const names = calls.map(({ name }) => name);
    const joining = names.filter((name) => OF_JOINS.includes(name)).length;
    this.#remember(before, after, calls);
    // Several at once are in each other's way; each by itself is looked at often enough.
    if (joining > 1) return [];
    const expected = joining === 0 ? before : this.#expected(before, after, calls);
    const tables = new Set(
      calls.flatMap(({ name, args }) =>
        OF_TABLES.includes(name) ? [(args[0] as TableWrite).table] : [],
      ),
    );
    for (const { name, args } of calls) {
      if (name === 'removeSeat') this.#moved.add((args[0] as TableWrite).table);
    }
    const gifts = calls.flatMap(({ name, args }) =>
      name === 'giveSeat' ? [args[0] as SeatGift] : [],
    );
    const isGiven = (kind: Kind, key: string) =>
      gifts.some(({ table, seat }) =>
        kind === 'seats'
          ? key === `${table} ${seat}`
          : kind === 'hosts' &&
            key === table &&
            before.hosts[table] === before.seats[`${table} ${seat}`],
      );
    const isFree = (kind: Kind, key: string) =>
      isGiven(kind, key) ||
      (kind === 'devices'
        ? names.some((name) => OF_DEVICES.includes(name))
        : tables.has(key.split(' ')[0]) ||
          (joining > 0 && kind === 'seats' && this.#moved.has(key.split(' ')[0])) ||
          (before.hosts[key.split(' ')[0]] === undefined &&
            names.some((name) => MAKING.includes(name))));
    const faults = KINDS.flatMap((kind) => {
      const keys = new Set([...Object.keys(expected[kind]), ...Object.keys(after[kind])]);
      return [...keys].flatMap((key) => {
        const [wanted, found] = [expected[kind][key], after[kind][key]];
        if (wanted === found || isFree(kind, key)) return [];
        return [`of ${kind} ${key} is ${found}'s and not ${wanted}'s after ${names}`];
      });
    });
    const twice = this.#disk.rows(
      "SELECT table_id, count(*) FROM let_backs WHERE state = 'open' GROUP BY 1 HAVING count(*) > 1",
    );
    return [
      ...faults,
      ...twice.map(([table, count]) => `${table} has ${count} open requests to be let back`),
      ...this.#notes(before, after, calls),
    ];
  }

  /** Notes that somebody gave are its own again, as they were. */
  #notes(before: Belongings, after: Belongings, calls: readonly Call[]): readonly string[] {
    if (calls.some(({ name }) => name === 'writeNotes' || name === 'writeSketch')) return [];
    if (calls.every(({ name }) => OF_LET_BACKS.includes(name))) {
      const changed = [
        ...new Set([...Object.keys(before.notes), ...Object.keys(after.notes)]),
      ].filter((key) => before.notes[key] !== after.notes[key]);
      return changed.map((key) => `the notes of ${key} are others after a seat was given`);
    }
    return this.#undone(before, after, calls).flatMap((join) => {
      const { from, own } = this.#given.get(join) ?? { from: '', own: before };
      return Object.entries(own.notes).flatMap(([key, body]) => {
        const [table, person] = key.split(' ');
        if (person !== from || after.hosts[table] === undefined) return [];
        return after.notes[key] === body ? [] : [`the notes of ${key} were ${body}`];
      });
    });
  }

  /** Joins that were undone, and did not only end. */
  #undone(before: Belongings, after: Belongings, calls: readonly Call[]): readonly string[] {
    const asked = calls.flatMap(({ name, args }) =>
      name === 'undoJoin' ? [String((args[0] as { readonly join: number }).join)] : [],
    );
    return asked.filter(
      (join) => before.joins[join] !== undefined && after.joins[join] === undefined,
    );
  }

  #remember(before: Belongings, after: Belongings, calls: readonly Call[]): void {
    for (const { name, args } of calls) {
      if (name !== 'join') continue;
      const from = String((args[0] as NewJoin).from);
      for (const join of Object.keys(after.joins)) {
        if (before.joins[join] === undefined) this.#given.set(join, { from, own: before });
      }
    }
  }

  /** The belongings after the one join or the one undoing of some calls. */
  #expected(before: Belongings, after: Belongings, calls: readonly Call[]): Belongings {
    const made = calls.find(({ name }) => name === 'join');
    if (made !== undefined) {
      const { from, into, brings, device } = made.args[0] as NewJoin;
      const isMade = Object.keys(after.joins).some((join) => before.joins[join] === undefined);
      if (!isMade) return before;
      const handed = (owner: string) => (owner === String(from) ? String(into) : owner);
      if (!brings) {
        return { ...before, devices: { ...before.devices, [device]: String(into) } };
      }
      return each(before, (_, owner) => handed(owner));
    }
    const [join] = this.#undone(before, after, calls);
    const given = this.#given.get(join ?? '');
    if (join === undefined || given === undefined) return before;
    const into = before.joins[join];
    const { from, own } = given;
    return each(before, ([kind, key], owner) =>
      owner === into && own[kind][key] === from ? from : owner,
    );
  }

  #read(): Belongings {
    const named = (sql: string) =>
      Object.fromEntries(this.#disk.rows(sql).map(([key, value]) => [key, value]));
    return {
      seats: named(
        "SELECT table_id || ' ' || seat, group_concat(person) FROM seat_persons GROUP BY 1",
      ),
      hosts: named('SELECT id, host FROM tables'),
      devices: named('SELECT id, person FROM devices'),
      notes: named("SELECT table_id || ' ' || person, body FROM notes"),
      joins: named('SELECT id, into_person FROM joins'),
    };
  }
}

/** The same with other owners. */
function each(
  all: Belongings,
  owner: (what: readonly [Kind, string], owner: string) => string,
): Belongings {
  const of = (kind: Kind) =>
    Object.fromEntries(
      Object.entries(all[kind]).map(([key, was]) => [key, owner([kind, key], was)]),
    );
  return { ...all, seats: of('seats'), hosts: of('hosts'), devices: of('devices') };
}
