import { Random, seedFromNumber } from '@pangaea/rules/kernel';

/** Chance that goes the same way again: everything that is drawn in a simulation comes from one of these. */
export class Chance {
  readonly #random: Random;

  constructor(seed: number) {
    this.#random = Random.fromSeed(seedFromNumber(seed));
  }

  /** From 0 to `bound - 1`. */
  below(bound: number): number {
    if (!(bound >= 1)) throw new RangeError(`nothing is below ${bound}`);
    return this.#random.below(bound);
  }

  /** A whole number from one to another, both among them. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  /** Mostly little, now and then a hundred times as much: as networks and disks are. */
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

  /** One of several, the more likely the greater its weight. */
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

  /** Another source, which is not disturbed by what is drawn from this one later. */
  fork(): Chance {
    return new Chance(this.below(2 ** 32));
  }
}
