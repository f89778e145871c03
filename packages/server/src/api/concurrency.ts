import { refused } from '../tables/refused.ts';

/** The requests of one network. */
interface Requests {
  working: number;
  readonly waiting: (() => void)[];
}

/**
 * Limits how many requests of one network are worked on at once; the others wait. A network that
 * sends more than the server can handle, or does not read its answers, slows down only itself.
 */
export class Concurrency {
  readonly #atOnce: number;
  readonly #mayWait: number;
  readonly #networks = new Map<string, Requests>();

  constructor(atOnce: number, mayWait: number) {
    this.#atOnce = atOnce;
    this.#mayWait = mayWait;
  }

  /**
   * Waits until the request may be worked on.
   * @returns a function that ends the request; calling it twice does nothing
   * @throws Refused when too many requests wait
   */
  async begin(network: string): Promise<() => void> {
    const requests = this.#networks.get(network) ?? { working: 0, waiting: [] };
    if (requests.working >= this.#atOnce) {
      if (requests.waiting.length >= this.#mayWait) throw refused('too-many-requests');
      // Each request that ends starts the next one.
      await new Promise<void>((resolve) => requests.waiting.push(resolve));
    } else {
      this.#networks.set(network, requests);
      requests.working += 1;
    }
    let over = false;
    return () => {
      if (over) return;
      over = true;
      const next = requests.waiting.shift();
      if (next !== undefined) next();
      else if (--requests.working === 0) this.#networks.delete(network);
    };
  }
}
