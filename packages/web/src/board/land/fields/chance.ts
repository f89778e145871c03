/**
 * Random numbers that depend only on a place: the same place gives the same numbers on every
 * machine.
 */

/** A 32-bit hash of three whole numbers. */
export function hash(a: number, b: number, c: number): number {
  let h = Math.imul(a ^ 0x2545f491, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15) ^ b, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 13) ^ c, 0x27d4eb2f);
  h = Math.imul(h ^ (h >>> 16), 0x165667b1);
  return (h ^ (h >>> 15)) >>> 0;
}

/** The hash of a word. */
export function hashWord(word: string): number {
  let h = 0;
  for (let index = 0; index < word.length; index++) h = hash(h, word.charCodeAt(index), index);
  return h;
}

/** Numbers from 0 (included) to 1 (excluded). */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t ^= t + Math.imul(t ^ (t >>> 7), 61 | t);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  /** True with a given probability. */
  happens(share: number): boolean {
    return this.next() < share;
  }
}
