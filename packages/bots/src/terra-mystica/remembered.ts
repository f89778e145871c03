import type { Seat } from '@pangaea/rules/kernel';

/** What was found for each seat of a table, and what it hangs on, so that it is found anew only when that has changed. */
export class Remembered {
  readonly #keys: Int32Array;
  readonly #found: Int32Array;
  readonly #key: number;
  readonly #width: number;

  constructor(key: number, width: number) {
    this.#keys = new Int32Array(5 * key).fill(-1);
    this.#found = new Int32Array(5 * width);
    this.#key = key;
    this.#width = width;
  }

  forget(): void {
    this.#keys.fill(-1);
  }

  /** Whether what was found for the seat still holds; the key is remembered. */
  holds(seat: Seat, key: Int32Array): boolean {
    const at = seat * this.#key;
    let same = true;
    for (let n = 0; n < this.#key; n++) {
      if (this.#keys[at + n] === key[n]) continue;
      this.#keys[at + n] = key[n];
      same = false;
    }
    return same;
  }

  /** Writes what was found into inputs. */
  tell(seat: Seat, x: Int32Array, at: number): void {
    const from = seat * this.#width;
    for (let n = 0; n < this.#width; n++) x[at + n] = this.#found[from + n];
  }

  keep(seat: Seat, x: Int32Array, at: number): void {
    const from = seat * this.#width;
    for (let n = 0; n < this.#width; n++) this.#found[from + n] = x[at + n];
  }
}
