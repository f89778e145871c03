/** The last round that an element of the marks can hold. */
const LAST = 0x7fff_ffff;

/** A set of small numbers that is emptied at once, for loops that run millions of times. */
export class Marks {
  readonly #marked: Int32Array;
  /** Marks of this round are in the set. */
  #round: number;

  /**
   * @param size the numbers are below it
   * @param round the number of rounds before; for tests
   */
  constructor(size: number, round = 0) {
    this.#marked = new Int32Array(size);
    this.#round = round;
  }

  /** Empties the set. */
  begin(): void {
    if (this.#round === LAST) {
      this.#marked.fill(0);
      this.#round = 0;
    }
    this.#round++;
  }

  /** @returns whether the number was not in the set before */
  add(number: number): boolean {
    if (this.#marked[number] === this.#round) return false;
    this.#marked[number] = this.#round;
    return true;
  }
}
