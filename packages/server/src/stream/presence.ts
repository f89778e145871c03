import type { PresenceInfo } from '@pangaea/wire';
import type { Clock } from '../clock.ts';
import type { Hub, Present, Stream } from './hub.ts';

/**
 * An arrival is told soon. A departure is told after a delay, since a page that is reloaded comes
 * back.
 */
const CAME_MS = 150;
const WENT_MS = 6_000;
/** The number of persons whose departure is remembered. */
const KEPT = 10_000;

export interface PresenceTimes {
  readonly came: number;
  readonly went: number;
}

/** Those who are present by the streams of other servers on the same database. */
export interface OtherServers {
  with(table: string, own: Present): Present;
  isPersonHere(person: number): boolean;
  /** Those at a table by the streams of this server may be others now. */
  changed(table: string): void;
}

/** There are no other servers. */
const ALONE: OtherServers = {
  with: (_, own) => own,
  isPersonHere: () => false,
  changed: () => undefined,
};

/**
 * Knows who is present by their open streams; nothing is stored. Followers of a table are told of
 * changes, and of the present state when their stream opens, by messages without a number.
 */
export class Presence {
  readonly #hub: Hub;
  readonly #clock: Clock;
  readonly #times: PresenceTimes;
  readonly #others: OtherServers;
  /** The last message about a table. */
  readonly #told = new Map<string, string>();
  readonly #due = new Map<string, () => void>();
  /** When the last stream of each person ended, oldest first. */
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

  /** A stream was opened and is up to date. */
  came(stream: Stream): void {
    for (const table of stream.from.watched ?? []) {
      if (stream.viewers.has(table)) this.#hub.tell(stream, 'presence', this.at(table));
    }
    for (const table of stream.viewers.keys()) this.changed(table, this.#times.came);
  }

  /** A stream has ended. */
  went(stream: Stream): void {
    const { person } = stream.from;
    if (person !== undefined) {
      this.#went.delete(person);
      this.#went.set(person, this.#clock.now());
      for (const oldest of this.#went.keys()) {
        if (this.#went.size <= KEPT) break;
        this.#went.delete(oldest);
      }
    }
    for (const table of stream.viewers.keys()) this.changed(table, this.#times.went);
  }

  /** The presence at a table may have changed; several changes at once are told once. */
  changed(table: string, delay = this.#times.came): void {
    if (this.#closed || this.#due.has(table)) return;
    const cancel = this.#clock.after(delay, () => {
      this.#due.delete(table);
      this.#tell(table);
    });
    this.#due.set(table, cancel);
  }

  /**
   * When a person was last here, as far as it is remembered; the present time if the person is
   * here.
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

  /** Those who are at a table now. */
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
