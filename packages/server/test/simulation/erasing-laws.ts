import type { Carrier } from '../../src/notices/message.ts';
import type { SentMessage } from '../../src/storage/contract.ts';
import { KEPT } from '../../src/storage/kept.ts';
import type { Call } from '../../src/storage/sqlite/calls.ts';
import type { Disk } from './disk.ts';
import type { Ledger } from './ledger.ts';
import type { Looking } from './looking.ts';
import type { World } from './world.ts';

/** Words on their way when somebody was erased are there by then. */
const IN_FLIGHT = 60_000;
/** A stream may have ended at the other end, and the server has not noticed. */
const UNNOTICED = 120_000;
/** Columns that name a person. */
const OWNERS = ['person', 'host', 'from_person', 'into_person', 'by_person'];
/** Of moves and clocks alone, and large. */
const OF_GAMES = ['commands', 'segments', 'sealed', 'clock_events', 'editions', 'runs'];
/** Free texts at a table stay where one has given up the seat before. */
const OF_SEATS = ['words', 'messages'];

/** A person that is to be erased, with all by which it would be known afterwards. */
interface Leaver {
  readonly name: string;
  /** At which it sits. */
  readonly tables: ReadonlySet<string>;
  readonly channels: ReadonlySet<number>;
  readonly secrets: readonly string[];
}

/** When somebody was erased nothing of that person is there any more but its games, and nothing is told to it. */
export class ErasingLaws {
  readonly #world: World;
  readonly #disk: Disk;
  readonly #ledger: Ledger;
  readonly #looking: Looking;
  readonly #fault: (why: string) => void;
  readonly #leavers = new Map<number, Leaver>();
  /** Persons that are gone, and since when. */
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

  /** A person is about to be erased, whatever is answered. */
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

  /** Some calls were written together. */
  written(calls: readonly Call[]): void {
    for (const call of calls) {
      const { name, args } = call;
      const [first] = args as [{ readonly table: string; readonly person: number }];
      const isLeavers = this.#leavers.has(first?.person);
      // The table of somebody who was alone there goes.
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

  /** Nothing comes back, either. */
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

  /** A message goes out. */
  sent({ table, kind, texts }: SentMessage): void {
    for (const [person, since] of this.#erased) {
      const { name = '', tables } = this.#leavers.get(person) ?? {};
      const isLate = this.#world.now - since > IN_FLIGHT && tables?.has(table) === true;
      if (isLate && texts.some((text) => text.includes(JSON.stringify(name)))) {
        this.#fault(`${kind} of ${table} tells the name of ${person}, which is erased`);
      }
    }
  }

  /** The means by which a run of the server sends. */
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

/** Whether something of a person goes at a table with what it has said, and all messages. */
export function isErasing({ name, args }: Call): boolean {
  const [first] = args as [{ readonly isErased?: boolean } | undefined];
  return name === 'eraseAt' || (name === 'freeSeat' && first?.isErased === true);
}

function says(text: string, what: string): boolean {
  return text === what || text.includes(JSON.stringify(what));
}
