import type { NewJoin, SeatGift, TableWrite } from '../../src/storage/contract.ts';
import type { Call } from '../../src/storage/sqlite/calls.ts';
import type { Disk } from './disk.ts';

/** The owners of seats, tables, notes and devices. Each map has the name of a thing as its key. */
interface Belongings {
  /** The key is `table seat`. */
  readonly seats: Record<string, string>;
  readonly hosts: Record<string, string>;
  readonly devices: Record<string, string>;
  /** The text of the notes. The key is `table person`. */
  readonly notes: Record<string, string>;
  /** Joins that can be undone, each with its two persons. */
  readonly joins: Record<string, string>;
}

type Kind = Exclude<keyof Belongings, 'notes' | 'joins'>;
const KINDS: readonly Kind[] = ['seats', 'hosts', 'devices'];

/** Calls that may change the persons of one table; a call about one seat names it. */
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
/** Calls that make a new table. */
const MAKING: readonly string[] = ['createTable', 'createRematch'];
/** Calls that may add, move or end devices. */
const OF_DEVICES: readonly string[] = [
  'addDevice',
  'endDevice',
  'removeKey',
  'forgetPersons',
  'erasePerson',
];
const OF_JOINS: readonly string[] = ['join', 'undoJoin'];
/**
 * Calls about a request for a seat. A gift changes the owner of that seat. If its former owner was
 * the host, it also changes the host.
 */
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
 * Laws about the owners of things. Only calls for that purpose change an owner. A join passes on
 * everything that one person has and nothing else. If it is undone, it gives back exactly that, as
 * far as the person still has it.
 */
export class PeopleLaws {
  readonly #disk: Disk;
  #before: Belongings;
  /** By number of the join: the belongings of a person before it was joined to another one. */
  readonly #given = new Map<string, { readonly from: string; readonly own: Belongings }>();

  /** Tables whose seats have other numbers now. */
  readonly #moved = new Set<string>();

  constructor(disk: Disk) {
    this.#disk = disk;
    this.#before = this.#read();
  }

  /**
   * Checks calls that were written in one transaction.
   * @returns the faults that were found
   */
  written(calls: readonly Call[]): readonly string[] {
    if (!calls.some(({ name }) => ALL.includes(name))) return [];
    const [before, after] = [this.#before, this.#read()];
    this.#before = after;
    const names = calls.map(({ name }) => name);
    const joining = names.filter((name) => OF_JOINS.includes(name)).length;
    this.#remember(before, after, calls);
    // The effects of several joins in one transaction cannot be told apart. Single joins are
    // frequent enough.
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

  /** Notes that a person passed on by a join come back unchanged. */
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

  /** Joins that were undone; joins that can no longer be undone are not among them. */
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

  /** The expected belongings after the only join, or the only undoing, among some calls. */
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

/** The same belongings with other owners. */
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
