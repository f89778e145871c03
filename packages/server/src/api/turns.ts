import { networkOf } from '../tables/allowance.ts';
import { refused } from '../tables/refused.ts';

/** Requests of one network. */
interface Line {
  working: number;
  readonly waiting: (() => void)[];
}

/**
 * Lets so many requests of one network be worked on at once, and makes the others wait for these: who
 * asks for more than the server can do, or does not read what it asked for, holds up itself.
 */
export class Turns {
  readonly #atOnce: number;
  readonly #mayWait: number;
  readonly #lines = new Map<string, Line>();

  constructor(atOnce: number, mayWait: number) {
    this.#atOnce = atOnce;
    this.#mayWait = mayWait;
  }

  /**
   * Waits for a turn. @returns what ends it; ending it again does nothing.
   * @throws Refused when too many wait.
   */
  async begin(address: string): Promise<() => void> {
    const network = networkOf(address);
    const line = this.#lines.get(network) ?? { working: 0, waiting: [] };
    if (line.working >= this.#atOnce) {
      if (line.waiting.length >= this.#mayWait) throw refused('too-many-requests');
      // Who ends its turn hands it on.
      await new Promise<void>((resolve) => line.waiting.push(resolve));
    } else {
      this.#lines.set(network, line);
      line.working += 1;
    }
    let over = false;
    return () => {
      if (over) return;
      over = true;
      const next = line.waiting.shift();
      if (next !== undefined) next();
      else if (--line.working === 0) this.#lines.delete(network);
    };
  }
}
