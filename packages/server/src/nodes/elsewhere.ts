import type { Present } from '../stream/hub.ts';

/** A server counts as ended after this time without a bus message, in milliseconds. */
const BEAT_LOST_MS = 20_000;

/** The people who are present at a table by streams of one server. */
export interface HereAt extends Present {
  /** All these people, by person; `lookers` are those of them who look at the table now. */
  readonly persons: readonly number[];
  readonly lookers: readonly number[];
}

export const NOBODY: HereAt = { looking: [], here: [], watching: 0, persons: [], lookers: [] };

/**
 * The last bus message of a server about a table or a person, with its number among all bus
 * messages of that server.
 */
interface Said<What> {
  readonly what: What;
  readonly place: number;
}

/** The last bus messages of all servers about each table, or each person. */
class LastWords<Id, What> {
  readonly #by = new Map<Id, Map<string, Said<What>>>();

  of(id: Id): readonly What[] {
    return [...(this.#by.get(id)?.values() ?? [])].map(({ what }) => what);
  }

  ids(): Iterable<Id> {
    return this.#by.keys();
  }

  /** @returns whether this bus message is the latest of the server so far */
  said(id: Id, server: string, said: Said<What>): boolean {
    const servers = this.#by.get(id) ?? new Map<string, Said<What>>();
    if ((servers.get(server)?.place ?? 0) > said.place) return false;
    this.#by.set(id, servers.set(server, said));
    return true;
  }

  /** @returns the bus messages that were dropped, each with its table or person */
  drop(which: (server: string, said: Said<What>) => boolean): readonly (readonly [Id, What])[] {
    const dropped: (readonly [Id, What])[] = [];
    for (const [id, servers] of this.#by) {
      for (const [server, said] of [...servers]) {
        if (!which(server, said)) continue;
        servers.delete(server);
        dropped.push([id, said.what]);
      }
      if (servers.size === 0) this.#by.delete(id);
    }
    return dropped;
  }
}

/** The people who are gone after bus messages were dropped. */
export interface Gone {
  /** The tables at which a person is no longer present. */
  readonly tables: readonly string[];
  /** The persons whose last device is gone. */
  readonly persons: readonly number[];
}

/** The bus messages that have come from another server. */
interface Server {
  /** The time of the last one. */
  at: number;
  /** All bus messages up to this number have arrived, or no longer count. */
  upTo: number;
  /** The numbers of bus messages that arrived before earlier ones. */
  readonly beyond: Set<number>;
}

/**
 * The people at streams of other servers, and their devices, from the bus messages of these
 * servers. Nothing is stored. The bus messages of a server are numbered. So one that was overtaken
 * by a later one changes nothing, and a lost one is noticed.
 */
export class Elsewhere {
  readonly #now: () => number;
  readonly #at = new LastWords<string, HereAt>();
  /** The devices with streams, by person. */
  readonly #devices = new LastWords<number, readonly number[]>();
  readonly #servers = new Map<string, Server>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * A server has said that it is running.
   * @param count the number of its bus messages so far
   * @param since bus messages up to this number no longer count, since the server has said
   * everything again after them
   * @returns undefined if bus messages of the server are missing
   */
  beat(server: string, count: number, since: number): Gone | undefined {
    const known = this.#heard(server);
    skipTo(known, since);
    if (known.upTo < count) return undefined;
    // A server of an earlier version does not number its bus messages.
    const isOld = ({ place }: Said<unknown>) => place > 0 && place <= since;
    const persons = this.#dropDevices(
      (name, said) => name === server && (isOld(said) || said.what.length === 0),
    );
    const gone = this.#at.drop(
      (name, said) => name === server && (isOld(said) || isEmpty(said.what)),
    );
    return { tables: tablesOf(gone), persons };
  }

  /** @returns the persons whose last device was dropped */
  #dropDevices(
    which: (server: string, said: Said<readonly number[]>) => boolean,
  ): readonly number[] {
    const had = this.#devices.drop(which).filter(([, devices]) => devices.length > 0);
    const persons = new Set(had.map(([person]) => person));
    return [...persons].filter((person) => !this.#hasDevice(person));
  }

  /**
   * Records the people who are present at a table by one server.
   * @returns whether the bus message is new
   */
  said(server: string, table: string, here: HereAt, place: number): boolean {
    return this.#isNew(server, place) && this.#at.said(table, server, { what: here, place });
  }

  /**
   * Records the devices of a person that have streams at one server.
   * @returns whether the last device of the person is gone now
   */
  devices(server: string, person: number, devices: readonly number[], place: number): boolean {
    const was = this.#hasDevice(person);
    if (!this.#isNew(server, place)) return false;
    this.#devices.said(person, server, { what: devices, place });
    return was && !this.#hasDevice(person);
  }

  isDeviceHere(person: number, device: number): boolean {
    return this.#devices.of(person).some((devices) => devices.includes(device));
  }

  /** Forgets servers that have sent no bus message for long. */
  forget(): Gone {
    const before = this.#now() - BEAT_LOST_MS;
    const lost = new Set(
      [...this.#servers].flatMap(([name, { at }]) => (at < before ? [name] : [])),
    );
    for (const name of lost) this.#servers.delete(name);
    const persons = this.#dropDevices((name) => lost.has(name));
    return { tables: tablesOf(this.#at.drop((name) => lost.has(name))), persons };
  }

  #heard(server: string): Server {
    const known = this.#servers.get(server) ?? { at: 0, upTo: 0, beyond: new Set() };
    known.at = this.#now();
    this.#servers.set(server, known);
    return known;
  }

  /**
   * Records the number of a bus message.
   * @returns false if it arrived before, or no longer counts
   */
  #isNew(server: string, place: number): boolean {
    const known = this.#heard(server);
    if (place > 0 && (place <= known.upTo || known.beyond.has(place))) return false;
    if (place > 0) known.beyond.add(place);
    countOn(known);
    return true;
  }

  #hasDevice(person: number): boolean {
    return this.#devices.of(person).some((devices) => devices.length > 0);
  }

  /** Everybody who is present at a table, at this server and at the others. */
  with(table: string, own: Present): Present {
    const all = [own, ...this.#at.of(table)];
    const looking = inOrder(all.flatMap((each) => each.looking));
    const here = inOrder(all.flatMap((each) => each.here));
    return {
      looking,
      here: here.filter((seat) => !looking.includes(seat)),
      watching: all.reduce((sum, { watching }) => sum + watching, 0),
    };
  }

  isPersonHere(person: number): boolean {
    if (this.#hasDevice(person)) return true;
    for (const table of this.#at.ids()) {
      if (this.#at.of(table).some(({ persons }) => persons.includes(person))) return true;
    }
    return false;
  }

  isLookedAt(table: string, person: number): boolean {
    return this.#at.of(table).some(({ lookers }) => lookers.includes(person));
  }
}

/**
 * Whether nobody is at the table. `looking` counts too: a stream that belongs to no person, such as
 * that of a program, may look through a seat.
 */
function isEmpty({ looking, here, watching, persons }: HereAt): boolean {
  return looking.length + here.length + watching + persons.length === 0;
}

/** Counts on while no bus message is missing. */
function countOn(server: Server): void {
  while (server.beyond.delete(server.upTo + 1)) server.upTo += 1;
}

/** Bus messages up to this number no longer count, so none of them is missing. */
function skipTo(server: Server, upTo: number): void {
  if (upTo <= server.upTo) return;
  server.upTo = upTo;
  for (const place of server.beyond) if (place <= upTo) server.beyond.delete(place);
  countOn(server);
}

function tablesOf(gone: readonly (readonly [string, HereAt])[]): readonly string[] {
  return [...new Set(gone.map(([table]) => table))];
}

function inOrder(seats: readonly number[]): readonly number[] {
  return [...new Set(seats)].sort((one, other) => one - other);
}
