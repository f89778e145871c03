import type { Seat } from '@pangaea/rules/kernel';

const SEATS = 5;
/** The number of cached results for each seat, a power of two. */
const KEPT = 256;

/**
 * A cache of results for each seat of a table, each with the facts on which it depends: plans reach
 * the same buildings and positions again and again.
 */
export class Remembered {
  readonly #keys: Int32Array;
  readonly #found: Int32Array;
  readonly #key: number;
  readonly #width: number;
  /** The place of the result for the last question (`holds`). */
  #place = 0;

  /**
   * @param key the numbers of a key; no key is −1 throughout
   * @param width the number of numbers in a result
   */
  constructor(key: number, width: number) {
    this.#keys = new Int32Array(SEATS * KEPT * key).fill(-1);
    this.#found = new Int32Array(SEATS * KEPT * width);
    this.#key = key;
    this.#width = width;
  }

  forget(): void {
    this.#keys.fill(-1);
  }

  /** Whether the result for this seat and key is cached; if not, a place is prepared for it. */
  holds(seat: Seat, key: Int32Array): boolean {
    const keys = this.#keys;
    const length = this.#key;
    let hash = 0;
    for (let n = 0; n < length; n++) hash = Math.imul(hash ^ key[n], 0x9e3779b1);
    this.#place = seat * KEPT + ((hash ^ (hash >>> 15)) & (KEPT - 1));
    const at = this.#place * length;
    let same = true;
    for (let n = 0; n < length; n++) {
      if (keys[at + n] === key[n]) continue;
      keys[at + n] = key[n];
      same = false;
    }
    return same;
  }

  /** One number of that result. */
  number(n: number): number {
    return this.#found[this.#place * this.#width + n];
  }

  keepNumber(n: number, found: number): void {
    this.#found[this.#place * this.#width + n] = found;
  }

  /** Writes that result into inputs. */
  tell(x: Int32Array, at: number): void {
    const from = this.#place * this.#width;
    for (let n = 0; n < this.#width; n++) x[at + n] = this.#found[from + n];
  }

  keep(x: Int32Array, at: number): void {
    const from = this.#place * this.#width;
    for (let n = 0; n < this.#width; n++) this.#found[from + n] = x[at + n];
  }
}
