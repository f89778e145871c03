import { RANDOM_WORDS, RandomSource } from './random.ts';

/** "expand 32-byte k" */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const BLOCK = 16;
const DOUBLE_ROUNDS = 10;

/**
 * The generator ChaCha20 (RFC 8439), for numbers that must stay secret: no number says anything
 * about another one. Its key is four words of an array of the caller. The start of each block is
 * the key of the next block (fast key erasure), so the words in the array say nothing about earlier
 * numbers either. The unused rest of a block is lost together with the object. If all four words
 * are zero, the key is "not known" (as in a view), and no number may be drawn.
 */
export class SecretRandom extends RandomSource {
  readonly #words: Int32Array;
  readonly #at: number;
  readonly #block = new Int32Array(BLOCK);
  #used = BLOCK;

  constructor(words: Int32Array, at = 0) {
    super();
    this.#words = words;
    this.#at = at;
  }

  next(): number {
    if (this.#used === BLOCK) this.#refill();
    return this.#block[this.#used++] >>> 0;
  }

  #refill(): void {
    chachaBlock(this.#words, this.#at, this.#block);
    for (let word = 0; word < RANDOM_WORDS; word++)
      this.#words[this.#at + word] = this.#block[word];
    this.#used = RANDOM_WORDS;
  }
}

/**
 * The first block (counter and nonce zero). The key of 128 bits is used twice to make one of 256
 * bits.
 */
function chachaBlock(key: Int32Array, at: number, block: Int32Array): void {
  const words = key.subarray(at, at + RANDOM_WORDS);
  const input = new Int32Array(BLOCK);
  input.set(CONSTANTS);
  input.set(words, 4);
  input.set(words, 8);
  block.set(input);
  for (let round = 0; round < DOUBLE_ROUNDS; round++) {
    for (let column = 0; column < 4; column++) {
      quarterRound(block, column, 4 + column, 8 + column, 12 + column);
    }
    for (let column = 0; column < 4; column++) {
      const b = 4 + ((column + 1) & 3);
      const c = 8 + ((column + 2) & 3);
      quarterRound(block, column, b, c, 12 + ((column + 3) & 3));
    }
  }
  for (const [word, before] of input.entries()) block[word] += before;
}

function quarterRound(x: Int32Array, a: number, b: number, c: number, d: number): void {
  x[a] += x[b];
  x[d] = rotated(x[d] ^ x[a], 16);
  x[c] += x[d];
  x[b] = rotated(x[b] ^ x[c], 12);
  x[a] += x[b];
  x[d] = rotated(x[d] ^ x[a], 8);
  x[c] += x[d];
  x[b] = rotated(x[b] ^ x[c], 7);
}

function rotated(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}
