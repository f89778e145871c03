const SIZE = 624;
const MIDDLE = 397;

/**
 * The random generator MT19937 of Matsumoto and Nishimura, seeded with a list of words. The site
 * draws with it; the games of this engine never do.
 */
export class MersenneTwister {
  readonly #state = new Uint32Array(SIZE);
  #next = SIZE;

  constructor(key: readonly number[]) {
    const state = this.#state;
    state[0] = 19650218;
    for (let i = 1; i < SIZE; i++) state[i] = Math.imul(1812433253, mixed(state, i)) + i;
    let at = 1;
    let word = 0;
    for (let n = Math.max(SIZE, key.length); n > 0; n--) {
      state[at] = (state[at] ^ Math.imul(mixed(state, at), 1664525)) + key[word] + word;
      at = this.#following(at);
      word = (word + 1) % key.length;
    }
    for (let n = SIZE - 1; n > 0; n--) {
      state[at] = (state[at] ^ Math.imul(mixed(state, at), 1566083941)) - at;
      at = this.#following(at);
    }
    state[0] = 0x80000000;
  }

  /** The next 32 bits, as a number from 0. */
  next(): number {
    if (this.#next === SIZE) this.#refill();
    let y = this.#state[this.#next++];
    y ^= y >>> 11;
    y ^= (y << 7) & 0x9d2c5680;
    y ^= (y << 15) & 0xefc60000;
    y ^= y >>> 18;
    return y >>> 0;
  }

  #following(at: number): number {
    if (at + 1 < SIZE) return at + 1;
    this.#state[0] = this.#state[SIZE - 1];
    return 1;
  }

  #refill(): void {
    const state = this.#state;
    for (let i = 0; i < SIZE; i++) {
      const y = (state[i] & 0x80000000) | (state[(i + 1) % SIZE] & 0x7fffffff);
      state[i] = state[(i + MIDDLE) % SIZE] ^ (y >>> 1) ^ ((y & 1) === 0 ? 0 : 0x9908b0df);
    }
    this.#next = 0;
  }
}

function mixed(state: Uint32Array, at: number): number {
  return state[at - 1] ^ (state[at - 1] >>> 30);
}
