import type { Carrier } from '../../src/notices/message.ts';
import type { StoredChannel } from '../../src/storage/contract.ts';
import type { Call } from '../../src/storage/sqlite/calls.ts';
import { isFree, sitsAt } from '../../src/tables/live.ts';
import { isWaiting } from '../../src/tables/waiting.ts';
import type { Disk } from './disk.ts';
import type { World } from './world.ts';

/** A message may be on its way for this time, in milliseconds, and tell about an earlier state. */
const IN_FLIGHT = 60_000;
const EVERYBODY = 0;

/** Calls that may add, change or end invitations. */
const OF_INVITATIONS: readonly string[] = [
  'invite',
  'withdrawInvitation',
  'decline',
  'addUnwanted',
  'removeUnwanted',
  'forgetInvitations',
  'join',
  'undoJoin',
  'deleteTable',
  'letGo',
  'claimSeat',
  'addShares',
  'botSits',
  'removeSeat',
  'erasePerson',
  'forgetPersons',
];
/** Calls after which two more people may have played with each other. */
const MEETING: readonly string[] = ['invite', 'claimSeat', 'giveSeat', 'join', 'undoJoin'];

interface Invited {
  readonly table: string;
  readonly person: number;
  readonly by: number;
}

/**
 * Laws about invitations. An invitation reaches only people with whom its host has played and who
 * have not refused it. After its end no message tells of it, and it gives no seat.
 */
export class InvitationLaws {
  readonly #world: World;
  readonly #disk: Disk;
  readonly #fault: (why: string) => void;
  readonly #copies: number;
  /** Open invitations. The key is `table person`. */
  #open: ReadonlyMap<string, Invited> = new Map();
  /** Ended invitations, with the time of the end in the world. */
  readonly #ended = new Map<string, number>();
  /** Pairs of persons who sat at a dealt table together. */
  readonly #met = new Set<string>();
  /** Refusals that the server has acknowledged. The key is `person by`. */
  readonly #refused = new Set<string>();
  /** By person: how many times the person's invitations may have changed. */
  readonly #changes = new Map<number, number>();
  /** By device: how many hints of such changes it has got. */
  readonly #heard = new Map<string, number>();
  /** The time in the world at which devices last changed their person. */
  #moved = Number.NEGATIVE_INFINITY;

  /** @param copies how many times one hint may arrive, if several servers tell it to each other */
  constructor(world: World, disk: Disk, fault: (why: string) => void, copies = 1) {
    this.#copies = copies;
    this.#world = world;
    this.#disk = disk;
    this.#fault = fault;
  }

  /** Checks calls that were written in one transaction. */
  written(calls: readonly Call[]): void {
    const isOne = (names: readonly string[]) => calls.some(({ name }) => names.includes(name));
    if (isOne(['join', 'undoJoin'])) this.#moved = this.#world.now;
    if (isOne(MEETING)) this.#meet();
    if (!isOne(OF_INVITATIONS)) return;
    const before = this.#open;
    const after = this.#read();
    this.#open = after;
    for (const { name, args } of calls) this.#note(name, args, before);
    for (const key of before.keys()) if (!after.has(key)) this.#ended.set(key, this.#world.now);
    // When two persons become one, or two again, their invitations only change the owner. They were
    // checked when they were made.
    if (!isOne(['invite']) || isOne(['join', 'undoJoin'])) return;
    for (const [key, invited] of after) if (!before.has(key)) this.#opened(invited);
  }

  /** Whether a person has an open invitation to a table, or had one at or after a time. */
  isOpenSince(table: string, person: number, since: number): boolean {
    const key = `${table} ${person}`;
    return this.#open.has(key) || (this.#ended.get(key) ?? -1) >= since;
  }

  /** A person refuses invitations of one person or of all; the server has acknowledged it. */
  refuses(person: number, by: number | undefined): void {
    if (by !== undefined) this.#refused.add(`${person} ${by}`);
  }

  /** A person is about to allow invitations again. A hint may come even if nothing was refused. */
  allows(person: number): void {
    this.#changes.set(person, Number.POSITIVE_INFINITY);
    for (const each of [...this.#refused]) {
      if (each.startsWith(`${person} `)) this.#refused.delete(each);
    }
  }

  /** The last person who invited a person to a table. */
  hostOf(table: string, person: number): number | undefined {
    return this.#open.get(`${table} ${person}`)?.by;
  }

  /** A device gets a hint that the invitations of its person have changed. */
  heard(cookie: string): void {
    const person = this.#disk.personOf(cookie);
    if (person === undefined) return;
    // Another server may not know yet that the device has changed its person; the hint has no content.
    if (this.#copies > 1 && this.#world.now - this.#moved <= IN_FLIGHT) return;
    const device = `${cookie} ${person}`;
    const heard = (this.#heard.get(device) ?? 0) + 1;
    this.#heard.set(device, heard);
    const changes = this.#changes.get(person) ?? 0;
    if (heard > changes * this.#copies) {
      this.#fault(`${person} hears ${heard} times of invitations, and ${changes} were its own`);
    }
  }

  /** The carrier of a server run; each invitation that it sends is checked. */
  around(carrier: Carrier): Carrier {
    return {
      carry: (channel, message, marks) => {
        for (const { kind, table } of marks) if (kind === 'invitation') this.#told(channel, table);
        return carrier.carry(channel, message, marks);
      },
    };
  }

  #told({ person }: StoredChannel, id: string): void {
    const since = this.#world.now - IN_FLIGHT;
    if (!this.isOpenSince(id, person, since)) {
      this.#fault(`${person} is told of an invitation to ${id} that it does not have`);
    }
  }

  #opened({ table: id, person, by }: Invited): void {
    const says = (why: string) => this.#fault(`${by} invites ${person} to ${id}, ${why}`);
    const pair = [person, by].toSorted().join(' ');
    if (!this.#met.has(pair)) says('with whom it has not played');
    for (const each of [by, EVERYBODY]) {
      if (this.#refused.has(`${person} ${each}`)) says('who wants none from there');
    }
    const table = this.#disk.store.openTable(id)?.table;
    if (table === undefined) return;
    if (table.host !== by) says('and is not the host');
    if (!isWaiting(table)) says('which is dealt');
    if (!table.seats.some((seat) => isFree(table, seat))) says('where no seat is free');
    if (sitsAt(table, person)) says('who sits there');
  }

  #note(name: string, args: readonly unknown[], before: ReadonlyMap<string, Invited>): void {
    const [first] = args;
    const changed = (person: number) =>
      this.#changes.set(person, (this.#changes.get(person) ?? 0) + 1);
    if (name === 'withdrawInvitation') {
      // All persons of the table count: the seat alone does not tell whose invitation it was.
      const { table } = first as { readonly table: string };
      for (const invited of before.values()) if (invited.table === table) changed(invited.person);
    } else if (name === 'invite' || name === 'addUnwanted') {
      changed((first as { readonly person: number }).person);
    } else if (name === 'decline' || name === 'removeUnwanted') changed(Number(first));
  }

  #meet(): void {
    const rows = this.#disk.rows(
      `SELECT DISTINCT one.person, other.person AS met FROM seat_persons AS one
       JOIN seat_persons AS other ON other.table_id = one.table_id AND other.person <> one.person
       WHERE NOT EXISTS (SELECT 1 FROM deals WHERE deals.table_id = one.table_id AND dealt = 0)`,
    );
    for (const pair of rows) this.#met.add(pair.map(Number).toSorted().join(' '));
  }

  #read(): ReadonlyMap<string, Invited> {
    const rows = this.#disk.rows(
      `SELECT table_id || ' ' || person, by_person FROM invitations WHERE state = 'open' AND NOT EXISTS (
         SELECT 1 FROM unwanted WHERE unwanted.person = invitations.person
           AND (unwanted.by_person = invitations.by_person OR unwanted.by_person = 0))
         AND EXISTS (SELECT 1 FROM deals WHERE deals.table_id = invitations.table_id AND dealt = 0) ORDER BY id`,
    );
    return new Map(
      rows.map(([key, by]) => {
        const [table, person] = key.split(' ');
        return [key, { table, person: Number(person), by: Number(by) }];
      }),
    );
  }
}
