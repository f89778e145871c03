import { refused } from '../tables/refused.ts';

/** The requests of one network. */
interface Requests {
  working: number;
  readonly waiting: (() => void)[];
}

/**
 * Lets so many requests of one network be worked on at once, and makes the others wait for these: a network that asks for
 * more than the server can do, or does not read its answers, holds up itself. A network around others may have more at work
 * than each of these, but not as many as all together.
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
   * Waits until a request may be worked on.
   * @param networks the smallest first; each may have twice as many at work as the one before
   * @returns what ends it; ending it again does nothing.
   * @throws Refused when too many wait.
   */
  async begin(networks: readonly string[]): Promise<() => void> {
    const begun: string[] = [];
    const end = () => {
      for (const network of begun.splice(0)) this.#end(network);
    };
    try {
      // A request that waits for a larger network has its place in the smaller one: none waits for another in a ring.
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
    // A request that ends lets the next one begin.
    await new Promise<void>((resolve) => requests.waiting.push(resolve));
  }

  #end(network: string): void {
    const requests = this.#networks.get(network);
    const next = requests?.waiting.shift();
    if (next !== undefined) next();
    else if (requests !== undefined && --requests.working === 0) this.#networks.delete(network);
  }
}
