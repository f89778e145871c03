import type { PresenceInfo } from '@pangaea/wire';
import type { Clock } from '../clock.ts';
import type { Hub, Stream } from './hub.ts';

/** Somebody who has come is told soon; who has gone only when he does not come back: pages are loaded anew. */
const CAME_MS = 150;
const WENT_MS = 6_000;
/** Persons of whom is remembered when they went. */
const KEPT = 10_000;

export interface PresenceTimes {
  readonly came: number;
  readonly went: number;
}

/**
 * Counts the people who are there by their open streams; nothing of it is stored. Followers of a table are told when it
 * changes, by messages without a number, and when their stream opens.
 */
export class Presence {
  readonly #hub: Hub;
  readonly #clock: Clock;
  readonly #times: PresenceTimes;
  /** The last message of a table. */
  readonly #told = new Map<string, string>();
  readonly #due = new Map<string, () => void>();
  /** When the last stream of a person ended, the oldest first. */
  readonly #went = new Map<number, number>();
  #closed = false;

  constructor(hub: Hub, clock: Clock, times: Partial<PresenceTimes> = {}) {
    this.#hub = hub;
    this.#clock = clock;
    this.#times = { came: CAME_MS, went: WENT_MS, ...times };
  }

  /** A stream was opened, and is at the present. */
  came(stream: Stream): void {
    for (const table of stream.from.watched ?? []) {
      if (stream.viewers.has(table)) this.#hub.tell(stream, 'presence', this.#at(table));
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

  /** Something about who is at a table may have changed; told once, however much comes together. */
  changed(table: string, delay = this.#times.came): void {
    if (this.#closed || this.#due.has(table)) return;
    const cancel = this.#clock.after(delay, () => {
      this.#due.delete(table);
      this.#tell(table);
    });
    this.#due.set(table, cancel);
  }

  /** When a person was here last, as far as this is remembered; now, if it is. */
  seen(person: number): number | undefined {
    return this.#hub.isPersonHere(person) ? this.#clock.now() : this.#went.get(person);
  }

  close(): void {
    this.#closed = true;
    for (const cancel of this.#due.values()) cancel();
    this.#due.clear();
  }

  #tell(table: string): void {
    const presence = this.#at(table);
    const text = JSON.stringify(presence);
    if (this.#told.get(table) === text) return;
    if (this.#hub.tellAll(table, 'presence', presence) === 0) this.#told.delete(table);
    else this.#told.set(table, text);
  }

  #at(table: string): PresenceInfo {
    return { table, ...this.#hub.presentAt(table) };
  }
}
