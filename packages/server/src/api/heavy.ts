import { Credit } from '../credit.ts';
import { Concurrency } from './concurrency.ts';

/**
 * The most time, in milliseconds, that counts for one request. A request that takes longer was
 * waiting for other work most of the time.
 */
const LONGEST_MS = 1_000;

/** Limits for expensive requests of one network. */
export interface HeavyLimits {
  /** The number of requests that are processed at once, and of those that may wait. */
  readonly atOnce: number;
  readonly mayWait: number;
  /**
   * The longest time in milliseconds that requests are processed without a pause, and their share
   * of all time.
   */
  readonly mostMs: number;
  readonly share: number;
}

/**
 * Limits expensive requests. Only a few of one network are processed at once, and a network that
 * sends them without end gets only a share of the time. So one visitor leaves most of the machine
 * to players and to the bots.
 */
export class HeavyWork {
  readonly #concurrency: Concurrency;
  readonly #credit: Credit;
  readonly #elapsed: () => number;

  constructor({ atOnce, mayWait, mostMs, share }: HeavyLimits, elapsed = () => performance.now()) {
    this.#concurrency = new Concurrency(atOnce, mayWait);
    this.#credit = new Credit(mostMs, share);
    this.#elapsed = elapsed;
  }

  /**
   * Waits until a request may be processed.
   * @param networks the smallest first; each may have twice as much as the one before
   * @returns a function that ends the request
   * @throws Refused when too many wait.
   */
  async begin(networks: readonly string[]): Promise<() => void> {
    const end = await this.#concurrency.begin(networks);
    const asked = this.#elapsed();
    const wait = Math.max(...networks.map((network) => this.#credit.wait(network, asked)));
    // The request keeps its place meanwhile: other requests of the network wait behind it.
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const begun = this.#elapsed();
    return () => {
      const now = this.#elapsed();
      const worked = Math.min(now - begun, LONGEST_MS);
      for (const [place, network] of networks.entries()) {
        this.#credit.use(network, worked / 2 ** place, now);
      }
      end();
    };
  }
}
