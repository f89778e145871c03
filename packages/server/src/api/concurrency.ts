import { refused } from '../tables/refused.ts';

/** Requests of one network. */
interface Requests {
  working: number;
  readonly waiting: (() => void)[];
}

/**
 * Lets so many requests of one network be worked on at once, and makes the others wait for these: a network that asks for
 * more than the server can do, or does not read its answers, holds up itself.
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
   * Waits until a request may be worked on. @returns what ends it; ending it again does nothing.
   * @throws Refused when too many wait.
   */
  async begin(network: string): Promise<() => void> {
    const requests = this.#networks.get(network) ?? { working: 0, waiting: [] };
    if (requests.working >= this.#atOnce) {
      if (requests.waiting.length >= this.#mayWait) throw refused('too-many-requests');
      // A request that ends lets the next one begin.
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
