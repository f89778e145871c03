import { Allowance } from './allowance.ts';

const DAY_MS = 24 * 3_600_000;
/** Requests of a network at a table in a day. */
const A_DAY = 3;
/** After a no nobody asks again from there for so long. Meanwhile others can. */
const REST_MS = 10 * 60_000;
const KEPT = 10_000;

/** A request, and the networks that it came from. */
interface Asked {
  readonly request: number;
  readonly networks: readonly string[];
}

/**
 * Limits how often devices that have no seat ask for one, at each table by itself. It counts the networks that they come from,
 * so that a stranger uses up nothing of anybody else. In memory alone, because no address of a visitor is stored.
 */
export class Askers {
  readonly #asked = new Allowance(A_DAY, DAY_MS);
  readonly #rests = new Allowance(1, REST_MS);
  /** The last request at each table, the oldest first. */
  readonly #last = new Map<string, Asked>();

  /** Counts a request. @returns 0, or the seconds to wait; then nothing is counted */
  take(table: string, networks: readonly string[], now: number): number {
    const there = placesAt(table, networks);
    const rest = this.#rests.take(there, now);
    if (rest > 0) return rest;
    this.#rests.give(there, now);
    return this.#asked.take(there, now);
  }

  /** It was not asked after all. */
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

  /**
   * A request was declined.
   * @param byTheirs a device of the seat itself said no, so its cookie is not lost: nobody asks from there for a day
   */
  declined(table: string, request: number, byTheirs: boolean, now: number): void {
    const last = this.#last.get(table);
    if (last?.request !== request) return;
    const there = placesAt(table, last.networks);
    this.#rests.take(there, now);
    if (byTheirs) while (this.#asked.take(there, now) === 0);
  }
}

function placesAt(table: string, networks: readonly string[]): readonly string[] {
  return networks.map((network) => `${table} ${network}`);
}
