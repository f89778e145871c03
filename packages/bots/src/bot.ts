import type { Move, Random, Seat } from '@pangaea/rules/kernel';

/** The budget of one decision. The first limit that is reached ends the decision. */
export interface Budget {
  /** The number of positions that may be evaluated. The same seed and number give the same move. */
  readonly positions: number;
  /** Called between short steps of the search; if it returns true, the search ends. */
  readonly stop?: () => boolean;
  /** Called with the number of positions at every evaluation; for measurements. */
  readonly looked?: (positions: number) => void;
}

/**
 * A player of one game. It sees only what its seat may see, answers with a legal move, and stores
 * nothing between questions.
 */
export interface Bot<S> {
  /**
   * Chooses a move.
   * @param view the position as the seat may see it; the seat has to decide
   * @param random the bot's only source of random numbers
   */
  choose(view: S, seat: Seat, random: Random, budget: Budget): Move;
  /**
   * Like `choose`, but with the moves that belong to the move: if it only begins a payment, the
   * rest of the payment and the move that is paid for. They can be made one after the other. A bot
   * that is asked again after a payment may decide otherwise.
   */
  decide(view: S, seat: Seat, random: Random, budget: Budget): readonly [Move, ...Move[]];
}

/** A bot that decides by this function. */
export function botOf<S>(decide: Bot<S>['decide']): Bot<S> {
  return { decide, choose: (...question) => decide(...question)[0] };
}

/** Levels for people, weakest first. */
export const LEVELS = [
  'first-game',
  'beginner',
  'casual',
  'intermediate',
  'skilled',
  'strong',
  'master',
] as const;
export type Level = (typeof LEVELS)[number];

/** Levels that search beyond their own turn in every game. */
export type SearchingLevel = 'strong' | 'master';

export function isSearching(level: string): level is SearchingLevel {
  return level === 'strong' || level === 'master';
}

/**
 * Whether a level uses a model learned from games (`learned`), which values positions better than
 * the hand-made judge.
 */
export function isTaught(level: Level): boolean {
  return level === 'skilled' || isSearching(level);
}

/**
 * The number of positions that each level evaluates if no clock limits it, for measurements of
 * strength.
 */
export type LevelPositions = Readonly<Record<Level, number>>;

/** The positions for open games, in which most decisions end long before that number. */
export const OPEN_POSITIONS: LevelPositions = {
  'first-game': 1_000,
  beginner: 1_000,
  casual: 1_000,
  intermediate: 5_000,
  skilled: 5_000,
  strong: 240_000,
  master: 240_000,
};

/** The positions that levels search in games that hide facts: levels use all of them. */
export const HIDDEN_POSITIONS: LevelPositions = {
  'first-game': 1_000,
  beginner: 1_000,
  casual: 1_000,
  intermediate: 5_000,
  skilled: 5_000,
  strong: 40_000,
  master: 240_000,
};
