import { Allowance } from './allowance.ts';

const DAY_MS = 24 * 3_600_000;
/** The number of requests of a network at a table in a day. */
const A_DAY = 3;
/** After a request was declined, nobody from its network can ask for this time. Others can. */
const REST_MS = 10 * 60_000;
const KEPT = 10_000;

/** A request, and the networks from which it came. */
interface Asked {
  readonly request: number;
  readonly networks: readonly string[];
}

/** The public part of `Askers`, for one server or for several together. */
export interface AskersOf {
  /**
   * Counts a request.
   * @returns 0, or the seconds to wait; then it is not counted
   */
  take(table: string, networks: readonly string[], now: number): number | Promise<number>;
  /** Called if the request was not made after all. */
  give(table: string, networks: readonly string[], now: number): void | Promise<void>;
  opened(table: string, request: number, networks: readonly string[]): void | Promise<void>;
  /**
   * Called when a request was declined.
   * @param byTheirs a device of the seat itself said no, so its cookie is not lost: nobody from
   * that network can ask for a day
   */
  declined(table: string, request: number, byTheirs: boolean, now: number): void | Promise<void>;
}

/** The kept facts: uses, waiting times, and the last request at each table, the oldest first. */
interface AskersFacts {
  readonly asked?: Map<string, unknown>;
  readonly rests?: Map<string, unknown>;
  readonly last?: Map<string, unknown>;
}

/**
 * Limits how often devices without a seat ask for one, for each table separately. It counts by
 * network, so that a stranger cannot use up the requests of other people. It is kept only in
 * memory, because no address of a visitor is stored.
 */
export class Askers implements AskersOf {
  readonly #asked: Allowance;
  readonly #rests: Allowance;
  readonly #last: Map<string, Asked>;

  constructor({ asked, rests, last = new Map() }: AskersFacts = {}) {
    this.#asked = new Allowance(A_DAY, DAY_MS, asked);
    this.#rests = new Allowance(1, REST_MS, rests);
    this.#last = last as Map<string, Asked>;
  }

  take(table: string, networks: readonly string[], now: number): number {
    const there = placesAt(table, networks);
    const rest = this.#rests.take(there, now);
    if (rest > 0) return rest;
    this.#rests.give(there, now);
    return this.#asked.take(there, now);
  }

  give(table: string, networks: readonly string[], now: number): void {
    this.#asked.give(placesAt(table, networks), now);
  }

  opened(table: string, request: number, networks: readonly string[]): void {
    this.#last.delete(table);
    this.#last.set(table, { request, networks });
    for (const oldest of this.#last.keys()) {
      if (this.#last.size <= KEPT) break;
      this.#last.delete(oldest);
    }
  }

  declined(table: string, request: number, byTheirs: boolean, now: number): void {
    const last = this.#last.get(table);
    if (last?.request !== request) return;
    const there = placesAt(table, last.networks);
    this.#rests.take(there, now);
    if (byTheirs) while (this.#asked.take(there, now) === 0);
  }
}

export function placesAt(table: string, networks: readonly string[]): readonly string[] {
  return networks.map((network) => `${table} ${network}`);
}
