import { chancesOf } from './evaluator.ts';

/**
 * How an evaluator's predictions at one moment of games compare with the results. A moment is the
 * beginning of a round, or in Gaia a part of the race.
 */
export interface CalibratedMoment {
  /** The lead in points that multiplies the odds between two seats by e. */
  readonly pointsPerLogit: number;
  /**
   * Points by which results exceed the prediction on average, and the standard deviation of single
   * results from that.
   */
  readonly above: number;
  readonly spread: number;
  /** By faction: points by which results exceed those of the others at the table. */
  readonly factions: Readonly<Record<string, number>>;
  /** Brier scores of the chances, cross-validated by game, and the Brier score of equal chances. */
  readonly brier: number;
  readonly equal: number;
}

/** A calibration by the games of one kind of players. */
export interface CalibrationTable {
  readonly players: number;
  readonly games: number;
  /** By round, from round 1 on; in Gaia by quarter of the race. */
  readonly moments: readonly CalibratedMoment[];
}

/** Predictions against results in games of people and of bots; made by `bench/calibrate.ts`. */
export interface Calibration {
  readonly note: string;
  readonly people: readonly CalibrationTable[];
  readonly bots: readonly CalibrationTable[];
}

/** The predictions of a game at its moments. */
export interface Promises<S> {
  readonly calibration: Calibration;
  /**
   * Whether the predicted points are points at the end, or only a number from which chances follow.
   */
  readonly unit: 'points' | 'race';
  /**
   * The moment that a position belongs to; undefined before the first moment and after the game.
   */
  momentOf(state: S): number | undefined;
  /** By seat; undefined if all seats are alike. */
  factionsOf(state: S): readonly string[];
  /**
   * By seat: points that the evaluator of the searching levels expects.
   * @param view may also belong to a seat that does not have to decide
   */
  expectedIn(view: S): readonly number[];
}

/** The players by whose games a forecast is calibrated. */
export type Played = 'people' | 'bots';

/** The points and chances of seats, calibrated by the results of other games. */
export interface Outlook {
  /**
   * By seat: points at the end, and their standard deviation. Undefined if points have no meaning.
   */
  readonly points: readonly number[];
  readonly spread: number;
  /** By seat; undefined if equal chances are as good. */
  readonly chances: readonly number[] | undefined;
}

/**
 * The calibration for this number of players, or the nearest one, the first of several; undefined
 * if there is none.
 */
export function momentOf(
  tables: readonly CalibrationTable[],
  players: number,
  moment: number,
): CalibratedMoment | undefined {
  const sorted = [...tables].sort(
    (one, other) => Math.abs(one.players - players) - Math.abs(other.players - players),
  );
  return sorted.at(0)?.moments[moment];
}

/**
 * Predicted points, corrected by the results of such predictions.
 * @param points by seat, as an evaluator predicts them
 * @param factions by seat; a faction outside the calibration is not corrected
 */
export function outlookBy(
  moment: CalibratedMoment,
  points: readonly number[],
  factions: readonly string[],
): Outlook {
  const own = points.map(
    (each, seat) => each + moment.above + (moment.factions[factions[seat]] ?? 0),
  );
  if (moment.brier >= moment.equal) {
    return { points: own, spread: moment.spread, chances: undefined };
  }
  const chances = new Float64Array(own.length);
  chancesOf(Float64Array.from(own), own.length, 1, chances, moment.pointsPerLogit);
  return { points: own, spread: moment.spread, chances: [...chances] };
}

/**
 * The points and chances of the seats; undefined if there is no calibration, as before the first
 * round. Games of bots are used where they fit the number of players better, or are all there is.
 */
export function outlookOf<S>(promises: Promises<S>, view: S, by: Played): Outlook | undefined {
  const moment = promises.momentOf(view);
  if (moment === undefined) return undefined;
  const expected = promises.expectedIn(view);
  const { [by]: own, bots } = promises.calibration;
  const known = momentOf([...own, ...bots], expected.length, moment);
  if (known === undefined) return undefined;
  const outlook = outlookBy(known, expected, promises.factionsOf(view));
  return promises.unit === 'points' ? outlook : { ...outlook, points: [] };
}
