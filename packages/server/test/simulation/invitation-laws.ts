import type { Carrier } from '../../src/notices/message.ts';
import type { StoredChannel } from '../../src/storage/contract.ts';
import type { Call } from '../../src/storage/sqlite/calls.ts';
import { isFree, sitsAt } from '../../src/tables/live.ts';
import { isWaiting } from '../../src/tables/waiting.ts';
import type { Disk } from './disk.ts';
import type { World } from './world.ts';

/** A message that is on its way may be about a moment ago. */
const IN_FLIGHT = 60_000;
const EVERYBODY = 0;

/** Calls after which invitations may be others, or open no longer. */
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
/** Calls after which people may have played with each other. */
const MEETING: readonly string[] = ['invite', 'claimSeat', 'giveSeat', 'join', 'undoJoin'];

interface Invited {
  readonly table: string;
  readonly person: number;
  readonly by: number;
}

/**
 * An invitation reaches people alone with whom its host has played, and who have not refused it; and when it has ended nobody
 * is told of it, or comes by it.
 */
export class InvitationLaws {
  readonly #world: World;
  readonly #disk: Disk;
  readonly #fault: (why: string) => void;
  /** Invitations that are open, by `table person`. */
  #open: ReadonlyMap<string, Invited> = new Map();
  /** When others ended, by the time of the world. */
  readonly #ended = new Map<string, number>();
  /** Pairs of persons who sat at a dealt table. */
  readonly #met = new Set<string>();
  /** Refusals that were acknowledged: `person by`. */
  readonly #refused = new Set<string>();
  /** How often the invitations of a person may have changed. */
  readonly #changes = new Map<number, number>();
  /** How often a device heard that. */
  readonly #heard = new Map<string, number>();

  constructor(world: World, disk: Disk, fault: (why: string) => void) {
    this.#world = world;
    this.#disk = disk;
    this.#fault = fault;
  }

  /** Some calls were written together. */
  written(calls: readonly Call[]): void {
    const isOne = (names: readonly string[]) => calls.some(({ name }) => names.includes(name));
    if (isOne(MEETING)) this.#meet();
    if (!isOne(OF_INVITATIONS)) return;
    const before = this.#open;
    const after = this.#read();
    this.#open = after;
    for (const { name, args } of calls) this.#note(name, args, before);
    for (const key of before.keys()) if (!after.has(key)) this.#ended.set(key, this.#world.now);
    // Things of two persons that became one were looked at when they were theirs.
    if (!isOne(['invite']) || isOne(['join', 'undoJoin'])) return;
    for (const [key, invited] of after) if (!before.has(key)) this.#opened(invited);
  }

  /** Whether a person is invited to a table, or was since a moment. */
  isOpenSince(table: string, person: number, since: number): boolean {
    const key = `${table} ${person}`;
    return this.#open.has(key) || (this.#ended.get(key) ?? -1) >= since;
  }

  /** A person wants none from somebody, or from everybody; the server has said yes to that. */
  refuses(person: number, by: number | undefined): void {
    if (by !== undefined) this.#refused.add(`${person} ${by}`);
  }

  /** A person is about to want them again. Where nothing was refused that changes nothing, and is told all the same. */
  allows(person: number): void {
    this.#changes.set(person, Number.POSITIVE_INFINITY);
    for (const each of [...this.#refused]) {
      if (each.startsWith(`${person} `)) this.#refused.delete(each);
    }
  }

  /** The last who has invited a person to a table. */
  hostOf(table: string, person: number): number | undefined {
    return this.#open.get(`${table} ${person}`)?.by;
  }

  /** A device hears that the invitations of its person are others. */
  heard(cookie: string): void {
    const person = this.#disk.personOf(cookie);
    if (person === undefined) return;
    const device = `${cookie} ${person}`;
    const heard = (this.#heard.get(device) ?? 0) + 1;
    this.#heard.set(device, heard);
    const changes = this.#changes.get(person) ?? 0;
    if (heard > changes) {
      this.#fault(`${person} hears ${heard} times of invitations, and ${changes} were its own`);
    }
  }

  /** The means by which a run of the server sends. */
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
      // Each of them may be told: the seat of the invitation alone does not say whose it was.
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
