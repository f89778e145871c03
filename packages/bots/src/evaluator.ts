import type { Game, Seat } from '@pangaea/rules/kernel';
import { type Judge, POINTS_PER_LOGIT } from './judge.ts';

/** More seats than any table has. */
const MOST_SEATS = 8;

/** The evaluation of all seats in one position. */
export class Evaluation {
  /** Victory points at the end, by seat. */
  readonly points: Float64Array = new Float64Array(MOST_SEATS);
  /** The probability of winning, 0 to 1, by seat; the sum is `worth`. */
  readonly chances: Float64Array = new Float64Array(MOST_SEATS);
  /** The probability that anybody wins: less than 1 if the game may end without a winner. */
  worth = 1;
}

/** Evaluates positions: a hand-made judge, or a model learned from games. */
export interface Evaluator<S> {
  /**
   * The number of positions that it evaluates together most efficiently; search collects up to that
   * many.
   */
  readonly batch: number;

  /**
   * Evaluates positions of one table.
   * @param states not changed
   * @param count the number of states to evaluate
   * @param into at least as many; the evaluation of `states[n]` is written into `into[n]`
   * @param only if given, only `points[only]` has to be written
   */
  evaluate(states: readonly S[], count: number, into: readonly Evaluation[], only?: Seat): void;
}

/** A judge as an evaluator: chances follow from its points. */
export function judgeEvaluator<S>(
  game: Pick<Game<S, never, never>, 'seats'>,
  judge: Judge<S>,
): Evaluator<S> {
  return {
    batch: 1,
    evaluate(states, count, into, only) {
      for (let n = 0; n < count; n++) {
        const { points, chances } = into[n];
        const worth = judge.judge(states[n], points, only);
        into[n].worth = worth;
        if (only === undefined) chancesOf(points, game.seats(states[n]), worth, chances);
      }
    },
  };
}

/**
 * Writes the probability of each seat to win; with two seats their standings. A seat behind several
 * others has a lower probability than a seat behind one.
 * @param worth the sum of all chances
 * @param pointsPerLogit the lead in points that multiplies the odds by e
 */
export function chancesOf(
  points: Float64Array,
  seats: number,
  worth: number,
  into: Float64Array,
  pointsPerLogit: number = POINTS_PER_LOGIT,
): void {
  let most = points[0];
  for (let seat = 1; seat < seats; seat++) if (points[seat] > most) most = points[seat];
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    into[seat] = Math.exp((points[seat] - most) / pointsPerLogit);
    sum += into[seat];
  }
  for (let seat = 0; seat < seats; seat++) into[seat] *= worth / sum;
}

/**
 * The standing of a seat, 0 (lost) to 1 (won): its points against the best of the others. A lead of
 * eight points counts as three chances in four.
 */
export function standing(points: Float64Array, seats: number, seat: Seat): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++) {
    if (other !== seat && points[other] > rival) rival = points[other];
  }
  return 1 / (1 + Math.exp((rival - points[seat]) / POINTS_PER_LOGIT));
}

/**
 * How good an evaluated position is for a seat. All positions of one decision are compared by the
 * same measure.
 */
export interface Measure {
  /** Whether the measure needs only the points of the seat itself, at a table of this size. */
  isOfOne(seats: number): boolean;
  of(evaluation: Evaluation, seats: number, seat: Seat): number;
}

/** The probability of winning. */
export const WINNING: Measure = {
  isOfOne: () => false,
  of: ({ chances }, _seats, seat) => chances[seat],
};

/** The standing against the best of the others; other rivals do not count. */
export const LEAD: Measure = {
  isOfOne: () => false,
  of: ({ points, worth }, seats, seat) => worth * standing(points, seats, seat),
};

/**
 * The seat's own points, minus half the points of a single rival. Harm to the best of several
 * rivals is more luck than plan.
 */
export const OWN_POINTS: Measure = {
  isOfOne: (seats) => seats !== 2,
  of: ({ points }, seats, seat) =>
    seats === 2 ? points[seat] - points[1 - seat] / 2 : points[seat],
};

/**
 * The seat's own points, or the lead over a single rival. Used for playing on, since own points
 * alone are quick to compute.
 */
export const OWN_OR_LEAD: Measure = {
  isOfOne: (seats) => seats !== 2,
  of: (evaluation, seats, seat) =>
    seats === 2 ? LEAD.of(evaluation, seats, seat) : evaluation.points[seat],
};
