import type { Game, Seat } from '@pangaea/rules/kernel';
import { type Judge, POINTS_PER_LOGIT } from './judge.ts';

/** More than sit at any table. */
const MOST_SEATS = 8;

/** The expectations of all seats in one position. */
export class Evaluation {
  /** Victory points at the end, by seat. */
  readonly points: Float64Array = new Float64Array(MOST_SEATS);
  /** The chance to win, 0 to 1, by seat; all together they are `worth`. */
  readonly chances: Float64Array = new Float64Array(MOST_SEATS);
  /** The worth of a victory, 0 to 1: less than 1 where the game may run dry before anybody wins. */
  worth = 1;
}

/** Says what the seats may expect of positions: a hand-made judge, or a model learned from games. */
export interface Evaluator<S> {
  /** How many positions it likes to evaluate at a time; search collects up to so many. */
  readonly batch: number;

  /**
   * Evaluates positions of one table.
   * @param states they stay as they are
   * @param count the first so many are evaluated: any number
   * @param into at least as many; what is found of `states[n]` is written into `into[n]`
   * @param only when given, only `points[only]` is asked for, and nothing else need be written
   */
  evaluate(states: readonly S[], count: number, into: readonly Evaluation[], only?: Seat): void;
}

/** A judge as an evaluator: the chances follow from the points. */
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
 * Writes the chance of each seat to win, 0 to 1; with two seats their standings. A seat behind several is
 * worse off than behind one.
 * @param worth what a victory is worth: all chances together.
 * @param pointsPerLogit points by which odds grow e-fold
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
 * How good a seat stands, 0 (lost) to 1 (won): its points against the best of the others. A lead of
 * eight points counts as three chances in four.
 */
export function standing(points: Float64Array, seats: number, seat: Seat): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++) {
    if (other !== seat && points[other] > rival) rival = points[other];
  }
  return 1 / (1 + Math.exp((rival - points[seat]) / POINTS_PER_LOGIT));
}

/** How good an evaluated position is for a seat; positions of one decision are compared by one measure. */
export interface Measure {
  /** Whether it asks for nothing but the points of the seat, at a table of so many. */
  isOfOne(seats: number): boolean;
  of(evaluation: Evaluation, seats: number, seat: Seat): number;
}

/** The chance to win. */
export const WINNING: Measure = {
  isOfOne: () => false,
  of: ({ chances }, _seats, seat) => chances[seat],
};

/** The standing against the best of the others, where further rivals do not count. */
export const LEAD: Measure = {
  isOfOne: () => false,
  of: ({ points, worth }, seats, seat) => worth * standing(points, seats, seat),
};

/**
 * The seat's own points; of a single rival's half count against them. Harm to the best of several rivals is more chance
 * than plan.
 */
export const OWN_POINTS: Measure = {
  isOfOne: (seats) => seats !== 2,
  of: ({ points }, seats, seat) =>
    seats === 2 ? points[seat] - points[1 - seat] / 2 : points[seat],
};

/** The seat's own points; with a single rival the lead. Of whoever plays on: own points alone are found quickly. */
export const OWN_OR_LEAD: Measure = {
  isOfOne: (seats) => seats !== 2,
  of: (evaluation, seats, seat) =>
    seats === 2 ? LEAD.of(evaluation, seats, seat) : evaluation.points[seat],
};
