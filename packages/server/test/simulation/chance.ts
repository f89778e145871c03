import { Random, seedFromNumber } from '@pangaea/rules/kernel';

/** A source of repeatable chance. Every random draw of a simulation comes from such a source. */
export class Chance {
  readonly #random: Random;

  constructor(seed: number) {
    this.#random = Random.fromSeed(seedFromNumber(seed));
  }

  /** A whole number from 0 to `bound - 1`. */
  below(bound: number): number {
    if (!(bound >= 1)) throw new RangeError(`nothing is below ${bound}`);
    return this.#random.below(bound);
  }

  /** A whole number from `least` to `most`; both are possible. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  /**
   * A delay like those of networks and disks: usually short, and rarely a hundred times as long.
   */
  delay(usual: number): number {
    const far = this.below(100);
    return this.below(usual + 1) + (far === 0 ? usual * 100 : far < 5 ? usual * 10 : 0);
  }

  happens(probability: number): boolean {
    return this.below(1_000_000) < probability * 1_000_000;
  }

  pick<T>(from: readonly T[]): T {
    return from[this.below(from.length)];
  }

  /** One of several choices. A choice is drawn in proportion to its weight. */
  weighed<T>(choices: readonly (readonly [weight: number, choice: T])[]): T {
    let drawn = this.below(choices.reduce((sum, [weight]) => sum + weight, 0));
    for (const [weight, choice] of choices) {
      drawn -= weight;
      if (drawn < 0) return choice;
    }
    throw new Error('nothing to choose from');
  }

  bytes(count: number): Buffer {
    return Buffer.from(Array.from({ length: count }, () => this.below(256)));
  }

  /** A new source. Later draws from this source do not change those of the new one. */
  fork(): Chance {
    return new Chance(this.below(2 ** 32));
  }
}
