import type { Seat } from '@pangaea/rules/kernel';

const SEATS = 5;
/** Of each seat so many findings are kept, a power of two. */
const KEPT = 256;

/**
 * Findings for each seat of a table, each with the facts that it depends on, so that it is not worked out anew: plans
 * come to the same buildings and places again and again.
 */
export class Remembered {
  readonly #keys: Int32Array;
  readonly #found: Int32Array;
  readonly #key: number;
  readonly #width: number;
  /** The place of what was asked for last. */
  #place = 0;

  /** @param key numbers of a key; none is −1 throughout @param width numbers that are found */
  constructor(key: number, width: number) {
    this.#keys = new Int32Array(SEATS * KEPT * key).fill(-1);
    this.#found = new Int32Array(SEATS * KEPT * width);
    this.#key = key;
    this.#width = width;
  }

  forget(): void {
    this.#keys.fill(-1);
  }

  /** Whether what was found for the seat with this key is known; if not, it is kept next. */
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

  /** A number that was found. */
  number(n: number): number {
    return this.#found[this.#place * this.#width + n];
  }

  keepNumber(n: number, found: number): void {
    this.#found[this.#place * this.#width + n] = found;
  }

  /** Writes what was found into inputs. */
  tell(x: Int32Array, at: number): void {
    const from = this.#place * this.#width;
    for (let n = 0; n < this.#width; n++) x[at + n] = this.#found[from + n];
  }

  keep(x: Int32Array, at: number): void {
    const from = this.#place * this.#width;
    for (let n = 0; n < this.#width; n++) this.#found[from + n] = x[at + n];
  }
}
