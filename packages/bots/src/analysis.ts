import type { Move, Seat, Seed } from '@pangaea/rules/kernel';
import type { Budget } from './bot.ts';

/** The parts into which a difference between two moves can be split. */
export const PARTS = [
  /** Hex games: points scored before the end, except those of another part. */
  'scored',
  /** Coins, workers, priests and power in hand. */
  'goods',
  'income',
  /** Structures on the map, shipping, exchange; in Gaia cities in hand. */
  'buildings',
  'towns',
  'cults',
  /** Bonus cards and tiles, favour tiles, actions; in Gaia the cards in hand. */
  'cards',
  /** The largest network or territory, and land that can be built on. */
  'network',
  /** The order of play, and seats that have passed. */
  'tempo',
  'faction',
  /** Gaia: meeples placed, and the number of actions that the others need. */
  'race',
  /** Gaia: cities where a meeple can be gained. */
  'growth',
  'goals',
  /** Gaia: cities that starve or can be taken over. */
  'danger',
  /**
   * The gain of the others: a part if the analysis gives chances, and in hex games with two seats,
   * where it is half of the rival's points; otherwise it is given beside the parts.
   */
  'others',
  /** Effects after the end of the plan, and effects that belong to no other part. */
  'later',
] as const;
export type Part = (typeof PARTS)[number];

/** A mean of several samples, and a measure of their spread. */
export interface Estimate {
  readonly mean: number;
  /**
   * In the unit of the mean. In a game with hidden facts: the standard error of the mean. In an
   * open game: the standard deviation of the samples along a line, which are not independent.
   */
  readonly spread: number;
}

/** One part of a difference; positive if it favours the move. */
export interface PartOfDifference {
  readonly part: Part;
  readonly amount: number;
}

/** The gain or loss of a move against another choice. */
export interface Difference {
  /** The index of the other choice in `choices`: 0, or 1 for the best choice itself. */
  readonly than: number;
  /**
   * In the unit of the analysis; negative if the move is worse. In hex games with two seats half of
   * the rival's gain is subtracted.
   */
  readonly amount: number;
  /** The largest part first; the sum is `amount`. */
  readonly parts: readonly PartOfDifference[];
  /**
   * The points that the others make on average in addition, compared with the other choice. Hex
   * games only; otherwise 0.
   */
  readonly others: number;
}

/** A move and the seat that makes it. */
export interface MoveOfSeat {
  readonly seat: Seat;
  readonly move: Move;
}

/** A choice with its value. */
export interface AnalysedMove {
  /**
   * The move; if it only begins a payment, also the rest of the payment and the move that is paid
   * for.
   */
  readonly moves: readonly [Move, ...Move[]];
  /** Whether the caller named it. */
  readonly isNamed: boolean;
  /** By seat: points at the end. Hex games only; undefined if points have no meaning. */
  readonly points: readonly Estimate[];
  /** By seat: the probability of winning, 0 to 1. */
  readonly chances: readonly Estimate[];
  /**
   * The expected moves from here, beginning with `moves`. In a hex game they are the moves of all
   * seats to the end of the plan; in a game with hidden facts, the most frequent moves of the seat
   * until somebody else decides.
   */
  readonly line: readonly MoveOfSeat[];
  /** Undefined if there is no other choice. */
  readonly difference: Difference | undefined;
}

/** The values of the choices of one decision. */
export interface Analysis {
  readonly seat: Seat;
  /** The unit of differences: points, or the seat's probability of winning. */
  readonly unit: 'points' | 'chance';
  /** The named choices and the best others, the best first. */
  readonly choices: readonly AnalysedMove[];
  /**
   * How the choices were compared: at the end of their lines, or, if time was short, at the end of
   * the seat's turn.
   */
  readonly by: 'lines' | 'turn';
  /** The number of legal choices that were considered at first, with those of `choices` among them. */
  readonly considered: number;
}

/** The budget of an analysis. */
export interface AnalysisBudget extends Budget {
  /**
   * The seed for guesses at hidden facts; a fixed one if left out. The same position, moves, budget
   * and seed always give the same answer.
   */
  readonly seed?: Seed;
  /** The number of best choices listed beside the named ones; 3 if left out. */
  readonly others?: number;
}

/** Computes the values of moves. */
export interface Analyst<S> {
  /**
   * Computes the values of choices.
   * @param view the position as the seat may see it; the seat has to decide. It is not changed.
   * @param moves choices that are analysed even if their value is low: each a move with the moves
   * that belong to it. Empty for a hint.
   * @throws RangeError if one of them is not legal
   */
  analyse(
    view: S,
    seat: Seat,
    moves: readonly (readonly [Move, ...Move[]])[],
    budget: AnalysisBudget,
  ): Analysis;
}
