import type { Carrier } from '../../src/notices/message.ts';
import type { SentMessage } from '../../src/storage/contract.ts';
import { KEPT } from '../../src/storage/kept.ts';
import type { Call } from '../../src/storage/sqlite/calls.ts';
import type { Disk } from './disk.ts';
import type { Ledger } from './ledger.ts';
import type { Looking } from './looking.ts';
import type { World } from './world.ts';

/**
 * Messages that were on their way when a person was erased have arrived after this time, in
 * milliseconds.
 */
const IN_FLIGHT = 60_000;
/** The server notices the end of a broken stream after this time at the latest, in milliseconds. */
const UNNOTICED = 120_000;
/** Columns with the number of a person. */
const OWNERS = ['person', 'host', 'from_person', 'into_person', 'by_person'];
/** Large tables of the database that hold only moves and clocks. */
const OF_GAMES = ['commands', 'segments', 'sealed', 'clock_events', 'editions', 'runs'];
/** The chat messages of a person stay at a table whose seat the person had given up before. */
const OF_SEATS = ['words', 'messages'];

/**
 * A person that is to be erased, with everything by which that person could be recognised later.
 */
interface Leaver {
  readonly name: string;
  /** The tables at which the person sits. */
  readonly tables: ReadonlySet<string>;
  readonly channels: ReadonlySet<number>;
  readonly secrets: readonly string[];
}

/**
 * Laws about erased persons: only the games of the person stay in the database, and no message
 * reaches the person.
 */
export class ErasingLaws {
  readonly #world: World;
  readonly #disk: Disk;
  readonly #ledger: Ledger;
  readonly #looking: Looking;
  readonly #fault: (why: string) => void;
  readonly #leavers = new Map<number, Leaver>();
  /** Erased persons, with the time of the erasure. */
  readonly #erased = new Map<number, number>();

  constructor(
    world: World,
    disk: Disk,
    ledger: Ledger,
    looking: Looking,
    fault: (why: string) => void,
  ) {
    this.#world = world;
    this.#disk = disk;
    this.#ledger = ledger;
    this.#looking = looking;
    this.#fault = fault;
  }

  /** The person is about to ask for the erasure; the answer is not known yet. */
  begins(person: number, name: string): void {
    const { store } = this.#disk;
    this.#ledger.erasing.add(name);
    const channels = store.channelsOf(person);
    const keys = store.keysOf(person);
    this.#leavers.set(person, {
      name,
      tables: new Set(store.tablesWith(person).filter((id) => this.#disk.sitsAt(id, person))),
      channels: new Set(channels.map(({ id }) => id)),
      secrets: [
        ...channels.map(({ address }) => address),
        ...keys.map(({ lookup }) => lookup).filter((lookup) => lookup !== ''),
      ],
    });
  }

  isErased(person: number): boolean {
    return this.#erased.has(person);
  }

  /** Checks calls that were written in one transaction. */
  written(calls: readonly Call[]): void {
    for (const call of calls) {
      const { name, args } = call;
      const [first] = args as [{ readonly table: string; readonly person: number }];
      const isLeavers = this.#leavers.has(first?.person);
      // A table without other people is deleted with the person.
      if (isLeavers && name === 'letGo') this.#ledger.deleting(first.table);
      if (isErasing(call)) this.#ledger.erasedAt.add(first.table);
      if (name === 'erasePerson') this.#gone(Number(args[0]));
    }
  }

  #gone(person: number): void {
    if (this.#erased.has(person) || this.#disk.hasPerson(person)) return;
    this.#erased.set(person, this.#world.now);
    this.#ledger.count('persons erased');
    this.look();
  }

  /** Checks that no data of an erased person are stored again. */
  look(): void {
    for (const [person, since] of this.#erased) {
      const leaver = this.#leavers.get(person);
      if (leaver === undefined) this.#fault(`${person} is erased, and nobody asked for it`);
      else this.#kept(person, leaver);
      const isLate = this.#world.now - since > UNNOTICED;
      if (isLate && this.#looking.listens(person)) {
        this.#fault(`${person} is erased, and a stream of it goes on`);
      }
    }
  }

  /** Checks a message that is sent to streams. */
  sent({ table, kind, texts }: SentMessage): void {
    for (const [person, since] of this.#erased) {
      const { name = '', tables } = this.#leavers.get(person) ?? {};
      const isLate = this.#world.now - since > IN_FLIGHT && tables?.has(table) === true;
      if (isLate && texts.some((text) => text.includes(JSON.stringify(name)))) {
        this.#fault(`${kind} of ${table} tells the name of ${person}, which is erased`);
      }
    }
  }

  /** The carrier of a server run; each of its messages is checked. */
  around(carrier: Carrier): Carrier {
    return {
      carry: (channel, message, marks) => {
        for (const [person, since] of this.#erased) {
          const isTheirs =
            channel.person === person || this.#leavers.get(person)?.channels.has(channel.id);
          if (isTheirs && this.#world.now - since > IN_FLIGHT) {
            this.#fault(`channel ${channel.id} of ${person}, which is erased, is told on`);
          }
        }
        return carrier.carry(channel, message, marks);
      },
    };
  }

  #kept(person: number, { name, tables, channels, secrets }: Leaver): void {
    const known = [name, ...secrets];
    for (const [table, { columns }] of Object.entries(KEPT)) {
      if (OF_GAMES.includes(table)) continue;
      const owners = OWNERS.filter((column) => column in columns);
      for (const row of this.#disk.all(table)) {
        const isAway = OF_SEATS.includes(table) && !tables.has(String(row.table_id));
        const isOwned =
          owners.some((column) => row[column] === person) ||
          (table === 'persons' && row.id === person) ||
          ('channel' in row && channels.has(Number(row.channel)));
        const texts = Object.values(row).filter((value) => typeof value === 'string');
        const found = isAway
          ? undefined
          : known.find((each) => texts.some((text) => says(text, each)));
        if (isOwned) this.#fault(`${table} keeps a row of ${person}, which is erased`);
        else if (found !== undefined)
          this.#fault(`${table} keeps ${found} of ${person}, which is erased`);
      }
    }
  }
}

/** Whether a call removes the words and all messages of an erased person from a table. */
export function isErasing({ name, args }: Call): boolean {
  const [first] = args as [{ readonly isErased?: boolean } | undefined];
  return name === 'eraseAt' || (name === 'freeSeat' && first?.isErased === true);
}

function says(text: string, what: string): boolean {
  return text === what || text.includes(JSON.stringify(what));
}
