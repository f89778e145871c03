import { type Refusal, refusal } from '../refusal.ts';
import { err, ok, type Result } from '../result.ts';

/** 128 bits as 32 lower-case hexadecimal digits. */
export type Seed = string & { readonly __seed: unique symbol };

/** Number of 32-bit words in the state of the generator. */
export const RANDOM_WORDS = 4;

/** @returns the seed, or `seed-malformed` when the text is not 32 hexadecimal digits. */
export function parseSeed(text: string): Result<Seed, Refusal<'seed-malformed'>> {
  const lower = text.toLowerCase();
  if (!/^[0-9a-f]{32}$/.test(lower)) return err(refusal('seed-malformed', { text }));
  return ok(lower as Seed);
}

/** Expands a small number into a seed. For tests and simulations only: 32 bits can be guessed. */
export function seedFromNumber(number: number): Seed {
  let state = number >>> 0;
  let text = '';
  for (let word = 0; word < RANDOM_WORDS; word++) {
    state = (state + 0x9e3779b9) >>> 0;
    text += (mix(state) >>> 0).toString(16).padStart(8, '0');
  }
  return text as Seed;
}

/** splitmix32's finalizer. */
function mix(value: number): number {
  let z = value;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return z ^ (z >>> 15);
}

/** A source of random numbers. */
export abstract class RandomSource {
  /** 32 random bits as an unsigned integer. */
  abstract next(): number;

  /**
   * A random whole number from 0 to `bound - 1`, each equally likely. `bound` is from 1 to 2^32.
   */
  below(bound: number): number {
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % bound);
    for (;;) {
      const drawn = this.next();
      if (drawn < limit) return drawn % bound;
    }
  }

  pick<T>(from: readonly T[]): T {
    return from[this.below(from.length)];
  }

  /** Shuffles an array in place (Fisher-Yates) and returns the same array. */
  shuffle<T>(items: T[]): T[] {
    for (let last = items.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      const kept = items[last];
      items[last] = items[other];
      items[other] = kept;
    }
    return items;
  }
}

/**
 * The generator xoshiro128**. Its state is four words of an array of the caller, so that a position
 * can contain its own generator. If all four words are zero, the state is "not known" (as in a
 * view), and no number may be drawn. Anybody who sees enough of its numbers can calculate the
 * others; numbers that must stay secret are drawn by `SecretRandom`.
 */
export class Random extends RandomSource {
  readonly #words: Int32Array;
  readonly #at: number;

  constructor(words: Int32Array, at = 0) {
    super();
    this.#words = words;
    this.#at = at;
  }

  static fromSeed(seed: Seed): Random {
    const words = new Int32Array(RANDOM_WORDS);
    seedWords(seed, words, 0);
    return new Random(words);
  }

  next(): number {
    const w = this.#words;
    const at = this.#at;
    const s1 = w[at + 1];
    const scrambled = Math.imul(s1, 5);
    const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0;
    w[at + 2] ^= w[at];
    w[at + 3] ^= s1;
    w[at + 1] ^= w[at + 2];
    w[at] ^= w[at + 3];
    w[at + 2] ^= s1 << 9;
    w[at + 3] = (w[at + 3] << 11) | (w[at + 3] >>> 21);
    return result;
  }
}

/** Writes the generator's state for a seed into `words[at … at+3]`; never all zero. */
export function seedWords(seed: Seed, words: Int32Array, at: number): void {
  let any = 0;
  for (let word = 0; word < RANDOM_WORDS; word++) {
    const value = Number.parseInt(seed.slice(word * 8, word * 8 + 8), 16) | 0;
    words[at + word] = value;
    any |= value;
  }
  if (any === 0) words[at] = 1;
  const random = new Random(words, at);
  for (let warmUp = 0; warmUp < 8; warmUp++) random.next();
}
