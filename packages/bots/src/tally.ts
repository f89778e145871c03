import type { Seat } from '@pangaea/rules/kernel';
import type { Estimate } from './analysis.ts';
import { chancesOf, type Evaluation, type Measure } from './evaluator.ts';

/** How samples are counted. */
export interface TallySettings {
  readonly seats: number;
  /** The measure by which positions are compared. */
  readonly seat: Seat;
  readonly measure: Measure;
  /** Whether samples are independent. Samples along one line are not: they count as one. */
  readonly isIndependent: boolean;
  /**
   * The lead in points that multiplies the odds by e, if chances follow from points; undefined if
   * the evaluator gives chances.
   */
  readonly pointsPerLogit: number | undefined;
}

/** Means of an evaluator's answers about several positions. */
export class Tally {
  readonly #settings: TallySettings;
  readonly #points: Sums;
  readonly #chances: Sums;
  readonly #found = new Float64Array(8);
  #value = 0;
  #looks = 0;

  constructor(settings: TallySettings) {
    this.#settings = settings;
    this.#points = new Sums(settings.seats);
    this.#chances = new Sums(settings.seats);
  }

  add(evaluation: Evaluation): void {
    const { seats, seat, measure, pointsPerLogit } = this.#settings;
    const { points, worth } = evaluation;
    let { chances } = evaluation;
    if (pointsPerLogit !== undefined) {
      chances = this.#found;
      chancesOf(points, seats, worth, chances, pointsPerLogit);
    }
    this.#points.add(points);
    this.#chances.add(chances);
    this.#value += measure.of(evaluation, seats, seat);
    this.#looks++;
  }

  get looks(): number {
    return this.#looks;
  }

  /** The mean of the measure; worse than any value if there is no sample. */
  value(): number {
    return this.#looks === 0 ? Number.NEGATIVE_INFINITY : this.#value / this.#looks;
  }

  /** The points at the end, by seat. */
  points(): readonly Estimate[] {
    return this.#points.estimates(this.#looks, this.#settings.isIndependent);
  }

  /** The chances to win, by seat. */
  chances(): readonly Estimate[] {
    return this.#chances.estimates(this.#looks, this.#settings.isIndependent);
  }
}

/** Sums of numbers and of their squares, by seat. */
class Sums {
  readonly #sums: Float64Array;
  readonly #squares: Float64Array;

  constructor(seats: number) {
    this.#sums = new Float64Array(seats);
    this.#squares = new Float64Array(seats);
  }

  add(numbers: Float64Array): void {
    for (let seat = 0; seat < this.#sums.length; seat++) {
      this.#sums[seat] += numbers[seat];
      this.#squares[seat] += numbers[seat] ** 2;
    }
  }

  estimates(count: number, isIndependent: boolean): readonly Estimate[] {
    return Array.from(this.#sums, (sum, seat) => {
      const mean = sum / count;
      const variance = Math.max(0, this.#squares[seat] / count - mean ** 2);
      return { mean, spread: Math.sqrt(isIndependent ? variance / count : variance) };
    });
  }
}
