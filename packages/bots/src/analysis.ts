import type { Move, Seat, Seed } from '@pangaea/rules/kernel';
import type { Budget } from './bot.ts';

/** The parts that the difference between two moves may have. */
export const PARTS = [
  /** Hex games: points that come in on the way, but for those that belong to another part. */
  'scored',
  /** Coins, workers, priests and power in hand. */
  'goods',
  'income',
  /** Structures on the map, shipping, exchange; in Gaia cities in hand. */
  'buildings',
  'towns',
  'cults',
  /** Bonus cards and tiles, favour tiles, actions; in Gaia the hand. */
  'cards',
  /** The largest network or territory, and land to build on. */
  'network',
  /** The order of acting, and seats that have passed. */
  'tempo',
  'faction',
  /** Gaia: meeples placed, and how many actions the rest needs. */
  'race',
  /** Gaia: cities where a meeple could be gained. */
  'growth',
  'goals',
  /** Gaia: cities that starve or could be taken over. */
  'danger',
  /** The gain of others by it: where nothing but chances is told, else beside the parts. */
  'others',
  /** Later effects after the plan, and effects that belong to no part. */
  'later',
] as const;
export type Part = (typeof PARTS)[number];

/** A mean of what was seen, and about how far more looking may move it. */
export interface Estimate {
  readonly mean: number;
  /** In the unit of the mean; 0 where there was nothing to guess. */
  readonly spread: number;
}

/** One part of a difference: more than 0 speaks for the move. */
export interface PartOfDifference {
  readonly part: Part;
  readonly amount: number;
}

/** The gain or loss of a move against another choice. */
export interface Difference {
  /** The place of the other in `choices`: 0, of the best itself 1. */
  readonly than: number;
  /** In the unit of the analysis; negative where it brings less. */
  readonly amount: number;
  /** The largest first; together they are `amount`. */
  readonly parts: readonly PartOfDifference[];
  /** Points that the others make on average more than after the other choice. Hex games; else 0. */
  readonly others: number;
}

/** A move of somebody. */
export interface MoveOfSeat {
  readonly seat: Seat;
  readonly move: Move;
}

/** A move with its worth. */
export interface AnalysedMove {
  /** The move, and where it only pays the rest of the payment and what it pays for. */
  readonly moves: readonly [Move, ...Move[]];
  /** Whether the question named it. */
  readonly isNamed: boolean;
  /** By seat: points at the end. Hex games; nothing where points say nothing. */
  readonly points: readonly Estimate[];
  /** By seat: the chance to win, 0 to 1. */
  readonly chances: readonly Estimate[];
  /**
   * The expected moves from here, beginning with `moves`. In a hex game everybody's moves to the end of the plan; where
   * facts are hidden those of the seat until somebody else decides, as they came most often.
   */
  readonly line: readonly MoveOfSeat[];
  /** Nothing where there is no other choice. */
  readonly difference: Difference | undefined;
}

/** The worths of the moves of one decision. */
export interface Analysis {
  readonly seat: Seat;
  /** The unit of differences: points of the seat, or its chance to win. */
  readonly unit: 'points' | 'chance';
  /** The named moves and the best others, the best first. */
  readonly choices: readonly AnalysedMove[];
  /**
   * How they were compared: by what comes of their lines, or where there was no time for that by the end of the own turn.
   */
  readonly by: 'lines' | 'turn';
  /** How many legal decisions were considered besides. */
  readonly considered: number;
}

/** The budget of an analysis. */
export interface AnalysisBudget extends Budget {
  /**
   * For what has to be imagined where facts are hidden; always the same where it is left out. The same position, moves,
   * positions and seed give the same answer: nothing else in it is chance.
   */
  readonly seed?: Seed;
  /** How many of the best moves stand beside the named ones; 3 where it is left out. */
  readonly others?: number;
}

/** Says what moves are worth. */
export interface Analyst<S> {
  /**
   * @param view the position as the seat may know it; the seat has to decide. It stays as it is.
   * @param moves decisions that are looked at whatever they are worth: a move, and what belongs to it. None for a hint.
   * @throws RangeError where one of them is not legal
   */
  analyse(
    view: S,
    seat: Seat,
    moves: readonly (readonly [Move, ...Move[]])[],
    budget: AnalysisBudget,
  ): Analysis;
}
