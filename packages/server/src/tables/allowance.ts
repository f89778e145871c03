const HOUR_MS = 3_600_000;
/** The number of networks that are remembered. */
const KEPT = 10_000;

/** A limit on how often something may be done, of one server or of several together. */
export interface Limit {
  /**
   * Takes one use.
   * @param networks smallest first; each may do twice what the one before may
   * @returns 0, or the seconds until a use is free
   */
  take(networks: readonly string[], now: number): number | Promise<number>;
  /** Takes back a use that does not count after all. */
  give(networks: readonly string[], now: number): void | Promise<void>;
}

/** Makes a limit. @param name of what it limits */
export type NewLimit = (name: string, perHour: number, hourMs?: number) => Limit;

/** The limits of a server that is alone. */
export const ownLimit: NewLimit = (_, perHour, hourMs) => new Allowance(perHour, hourMs);

/** Uses that have not come back yet, as of a moment. */
interface Used {
  readonly count: number;
  readonly at: number;
}

/**
 * Limits how often something may be done from one network in an hour, all at once or spread. The
 * allowance comes back evenly. A larger network may do it more often than each network inside it,
 * but not as often as all of them together: an owner of many networks is still one owner.
 */
export class Allowance implements Limit {
  readonly #perHour: number;
  readonly #hourMs: number;
  readonly #used: Map<string, Used>;

  /** @param hourMs the time after which a use has come back, in milliseconds */
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
    // When the clock was set back, nothing is given and nothing taken.
    return Math.max(0, count - Math.max(0, now - at) / (this.#hourMs / most));
  }
}
