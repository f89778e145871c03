import { RANDOM_WORDS, RandomSource } from './random.ts';

/** "expand 32-byte k" */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const BLOCK = 16;
const DOUBLE_ROUNDS = 10;

/**
 * ChaCha20 (RFC 8439) keyed by four words of somebody's array, for what somebody must not know: no number
 * tells anything of another. Each block first gives the key of the next one (fast key erasure), so that
 * the words tell nothing of what was drawn before either. What is left of a block is lost with the object.
 * Words that are all zero stand for "not known" (a view) and must not be drawn from.
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

/** The first block (counter and nonce zero) for a key of 128 bits, taken twice to make 256. */
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
