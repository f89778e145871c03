import { chancesOf } from './evaluator.ts';

/** The results of an evaluator's promises at one moment of games: the beginning of a round, or in Gaia a part of the race. */
export interface CalibratedMoment {
  /** Points by which the odds between two seats grow e-fold. */
  readonly pointsPerLogit: number;
  /** Points that come on average more than are promised, and how far a seat is from that: the standard deviation. */
  readonly above: number;
  readonly spread: number;
  /** By faction: points that come more than for the others at the table. */
  readonly factions: Readonly<Record<string, number>>;
  /** Squared errors of the chances of a game (Brier), judged on games that were not learned from; and those of equal chances. */
  readonly brier: number;
  readonly equal: number;
}

/** A calibration by games of some players. */
export interface CalibrationTable {
  readonly players: number;
  readonly games: number;
  /** From round 1 on; in Gaia by quarters of the race. */
  readonly moments: readonly CalibratedMoment[];
}

/** Promises against results, in games of people and of bots; `bench/calibrate.ts` makes it anew. */
export interface Calibration {
  readonly note: string;
  readonly people: readonly CalibrationTable[];
  readonly bots: readonly CalibrationTable[];
}

/** The promises at moments of a game, and the results of such promises. */
export interface Promises<S> {
  readonly calibration: Calibration;
  /** Whether points at the end are promised, or points of the judge that say nothing but chances. */
  readonly unit: 'points' | 'race';
  /** The moment that a position belongs to; undefined before the first, and when the game is over. */
  momentOf(state: S): number | undefined;
  /** By seat; none where seats are alike. */
  factionsOf(state: S): readonly string[];
  /** By seat: points that the evaluator of the levels that search expects. @param view for a seat that is not asked too */
  expectedIn(view: S): readonly number[];
}

/** The players whose games an outlook goes by. */
export type Played = 'people' | 'bots';

/** The points and chances that seats may expect by the results of other games. */
export interface Outlook {
  /** By seat: points at the end, and the standard deviation of what came. None where points say nothing. */
  readonly points: readonly number[];
  readonly spread: number;
  /** By seat; undefined where nothing better is known than that all are equal. */
  readonly chances: readonly number[] | undefined;
}

/** The moment of a calibration for so many players, or those nearest; undefined where there is none. */
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
 * Promised points as what came of such promises.
 * @param points by seat, as an evaluator expects them
 * @param factions by seat; of a faction that is not in the calibration nothing is known
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

/** The points and chances of the seats; undefined where nothing was calibrated, as before the first round. */
export function outlookOf<S>(promises: Promises<S>, view: S, by: Played): Outlook | undefined {
  const moment = promises.momentOf(view);
  if (moment === undefined) return undefined;
  const expected = promises.expectedIn(view);
  const known = momentOf(promises.calibration[by], expected.length, moment);
  if (known === undefined) return undefined;
  const outlook = outlookBy(known, expected, promises.factionsOf(view));
  return promises.unit === 'points' ? outlook : { ...outlook, points: [] };
}
