import type { PresenceInfo } from '@pangaea/wire';
import type { Clock } from '../clock.ts';
import type { Hub, Present, Stream } from './hub.ts';

/**
 * An arrival is reported soon. A departure is reported after a delay, since a reloading page
 * reconnects.
 */
const CAME_MS = 150;
const WENT_MS = 6_000;
/** The number of persons whose departure is kept in memory. */
const KEPT = 10_000;

export interface PresenceTimes {
  readonly came: number;
  readonly went: number;
}

/** The people who are present through streams of other servers on the same database. */
export interface OtherServers {
  with(table: string, own: Present): Present;
  isPersonHere(person: number): boolean;
  isDeviceHere(person: number, device: number): boolean;
  /** Streams of a person were opened here or have ended. */
  streams(person: number): void;
  /** The people who are present at a table by streams of this server may have changed. */
  changed(table: string): void;
}

/** There are no other servers. */
const ALONE: OtherServers = {
  with: (_, own) => own,
  isPersonHere: () => false,
  isDeviceHere: () => false,
  streams: () => undefined,
  changed: () => undefined,
};

/**
 * Computes who is present from open streams; nothing is stored. Followers of a table get changes,
 * and the present state when their stream opens, in messages without a number.
 */
export class Presence {
  readonly #hub: Hub;
  readonly #clock: Clock;
  readonly #times: PresenceTimes;
  readonly #others: OtherServers;
  /** The last presence message of each table. */
  readonly #told = new Map<string, string>();
  readonly #due = new Map<string, () => void>();
  /** The end of the last stream of each person, oldest first. */
  readonly #went = new Map<number, number>();
  #closed = false;

  constructor(
    hub: Hub,
    clock: Clock,
    times: Partial<PresenceTimes> = {},
    others: OtherServers = ALONE,
  ) {
    this.#others = others;
    this.#hub = hub;
    this.#clock = clock;
    this.#times = { came: CAME_MS, went: WENT_MS, ...times };
  }

  /** Called when a stream was opened and is up to date. */
  came(stream: Stream): void {
    const { person } = stream.from;
    if (person !== undefined) this.#others.streams(person);
    for (const table of stream.from.watched ?? []) {
      if (stream.viewers.has(table)) this.#hub.tell(stream, 'presence', this.at(table));
    }
    for (const table of stream.viewers.keys()) this.changed(table, this.#times.came);
  }

  /** A stream has ended. */
  went(stream: Stream): void {
    const { person } = stream.from;
    if (person !== undefined) {
      this.personWent(person);
      this.#others.streams(person);
    }
    for (const table of stream.viewers.keys()) this.changed(table, this.#times.went);
  }

  /** A stream of a person has ended, here or at another server. */
  personWent(person: number): void {
    this.#went.delete(person);
    this.#went.set(person, this.#clock.now());
    for (const oldest of this.#went.keys()) {
      if (this.#went.size <= KEPT) break;
      this.#went.delete(oldest);
    }
  }

  /** Whether a device of a person has an open stream, at this or another server. */
  isDeviceHere(person: number, device: number): boolean {
    return this.#hub.isHere(device) || this.#others.isDeviceHere(person, device);
  }

  /** The presence at a table may have changed; several changes at once make one message. */
  changed(table: string, delay = this.#times.came): void {
    if (this.#closed || this.#due.has(table)) return;
    const cancel = this.#clock.after(delay, () => {
      this.#due.delete(table);
      this.#tell(table);
    });
    this.#due.set(table, cancel);
  }

  /**
   * When a person was last here, as far as it is in memory; the present time if the person is here.
   */
  seen(person: number): number | undefined {
    const isHere = this.#hub.isPersonHere(person) || this.#others.isPersonHere(person);
    return isHere ? this.#clock.now() : this.#went.get(person);
  }

  close(): void {
    this.#closed = true;
    for (const cancel of this.#due.values()) cancel();
    this.#due.clear();
  }

  /** The people who are at a table now. */
  at(table: string): PresenceInfo {
    return { table, ...this.#others.with(table, this.#hub.presentAt(table)) };
  }

  #tell(table: string): void {
    this.#others.changed(table);
    const presence = this.at(table);
    const text = JSON.stringify(presence);
    if (this.#told.get(table) === text) return;
    if (this.#hub.tellAll(table, 'presence', presence) === 0) this.#told.delete(table);
    else this.#told.set(table, text);
  }
}
