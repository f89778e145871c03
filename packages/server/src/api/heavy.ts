import { Credit } from '../credit.ts';
import { Concurrency } from './concurrency.ts';

/** A longer piece of work has waited for others most of its time, and counts for no more than this. */
const LONGEST_MS = 1_000;

/** How much requests that take much may take, of one network. */
export interface HeavyLimits {
  /** How many requests are worked on at once, and how many may wait. */
  readonly atOnce: number;
  readonly mayWait: number;
  /** The longest time in milliseconds that requests are worked on without a pause, and their share of all time. */
  readonly mostMs: number;
  readonly share: number;
}

/**
 * Lets requests that take much be worked on: few of one network at once, and of a network that asks without end only for a share
 * of the time. So one visitor leaves most of the machine to those who play, and to the bots.
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
   * Waits until a request may be worked on.
   * @param networks the smallest first; each may have twice as much as the one before
   * @returns what ends it
   * @throws Refused when too many wait.
   */
  async begin(networks: readonly string[]): Promise<() => void> {
    const end = await this.#concurrency.begin(networks);
    const asked = this.#elapsed();
    const wait = Math.max(...networks.map((network) => this.#credit.wait(network, asked)));
    // Its place is kept meanwhile: others of the network wait behind it.
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
