const HOUR_MS = 3_600_000;
/** The number of networks that are kept in memory. */
const KEPT = 10_000;

/** A limit on how often something may be done, for one server or for several together. */
export interface Limit {
  /**
   * Takes one use.
   * @param networks smallest first; each has twice the limit of the one before
   * @returns 0, or the seconds until a use is free
   */
  take(networks: readonly string[], now: number): number | Promise<number>;
  /** Gives back a use that does not count after all. */
  give(networks: readonly string[], now: number): void | Promise<void>;
}

/**
 * Makes a limit.
 * @param name identifies the limited thing
 */
export type NewLimit = (name: string, perHour: number, hourMs?: number) => Limit;

/** The limits of a server that is alone. */
export const ownLimit: NewLimit = (_, perHour, hourMs) => new Allowance(perHour, hourMs);

/** Uses that are not given back yet, at a given time. */
interface Used {
  readonly count: number;
  readonly at: number;
}

/**
 * Limits how often something may be done from one network in an hour, at once or spread. Uses are
 * given back evenly. A larger network has a higher limit than each network inside it, but a lower
 * one than all of them together, because it may have a single owner.
 */
export class Allowance implements Limit {
  readonly #perHour: number;
  readonly #hourMs: number;
  readonly #used: Map<string, Used>;

  /** @param hourMs the time after which a use is given back, in milliseconds */
  constructor(perHour: number, hourMs = HOUR_MS, used: Map<string, unknown> = new Map()) {
    this.#perHour = perHour;
    this.#hourMs = hourMs;
    this.#used = used as Map<string, Used>;
  }

  take(networks: readonly string[], now: number): number {
    const counts = networks.map((network, place) => this.#countOf(network, this.#most(place), now));
    const waits = counts.map((count, place) => {
      const most = this.#most(place);
      return Math.max(0, count + 1 - most) * (this.#hourMs / most);
    });
    const wait = Math.max(...waits);
    if (wait > 0) return Math.ceil(wait / 1000);
    for (const [place, network] of networks.entries()) {
      this.#used.delete(network);
      this.#used.set(network, { count: counts[place] + 1, at: now });
    }
    for (const oldest of this.#used.keys()) {
      if (this.#used.size <= KEPT) break;
      this.#used.delete(oldest);
    }
    return 0;
  }

  give(networks: readonly string[], now: number): void {
    for (const [place, network] of networks.entries()) {
      const count = this.#countOf(network, this.#most(place), now);
      this.#used.set(network, { count: Math.max(0, count - 1), at: now });
    }
  }

  #most(place: number): number {
    return this.#perHour * 2 ** place;
  }

  #countOf(network: string, most: number, now: number): number {
    const { count, at } = this.#used.get(network) ?? { count: 0, at: now };
    // If the clock was set back, the count does not change.
    return Math.max(0, count - Math.max(0, now - at) / (this.#hourMs / most));
  }
}
