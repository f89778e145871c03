/**
 * Selects one of several moves, nearly uniformly and at hardly any cost: xorshift32 on one word of
 * its own, so that no number is ever allocated on the heap.
 */
export class Chooser {
  readonly #word: Int32Array;

  constructor(seed: number) {
    this.#word = Int32Array.of(Math.imul(seed, 0x9e3779b1) | 1);
  }

  /** A number from 0 to `bound - 1`. */
  below(bound: number): number {
    let x = this.#word[0];
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.#word[0] = x;
    return (x >>> 1) % bound;
  }
}
