import { refused } from '../tables/refused.ts';

/** The requests of one network. */
interface Requests {
  working: number;
  readonly waiting: (() => void)[];
}

/**
 * Limits how many requests of one network are processed at once; further requests wait. So a
 * network that sends more than the server can do, or does not read its answers, delays only itself.
 * A larger network may have more requests than each smaller one inside it, but not as many as all
 * of these together.
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
   * Waits until a request may be processed.
   * @param networks the smallest first; each may have twice as many requests as the one before
   * @returns a function that ends the request; calling it again does nothing.
   * @throws Refused when too many wait.
   */
  async begin(networks: readonly string[]): Promise<() => void> {
    const begun: string[] = [];
    const end = () => {
      for (const network of begun.splice(0)) this.#end(network);
    };
    try {
      // A request that waits for a larger network keeps its place in the smaller one. So requests
      // never wait for each other in a circle.
      for (const [place, network] of networks.entries()) {
        await this.#begin(network, 2 ** place);
        begun.push(network);
      }
    } catch (error) {
      end();
      throw error;
    }
    return end;
  }

  async #begin(network: string, times: number): Promise<void> {
    const requests = this.#networks.get(network) ?? { working: 0, waiting: [] };
    if (requests.working < this.#atOnce * times) {
      this.#networks.set(network, requests);
      requests.working += 1;
      return;
    }
    if (requests.waiting.length >= this.#mayWait * times) throw refused('too-many-requests');
    // The end of a request lets the next one begin.
    await new Promise<void>((resolve) => requests.waiting.push(resolve));
  }

  #end(network: string): void {
    const requests = this.#networks.get(network);
    const next = requests?.waiting.shift();
    if (next !== undefined) next();
    else if (requests !== undefined && --requests.working === 0) this.#networks.delete(network);
  }
}
