import type { Move, Random, Seat } from '@pangaea/rules/kernel';

/** How long a bot may think about one move. The first limit that is met ends it. */
export interface Budget {
  /** Positions that may be looked at. The same seed and number give the same move. */
  readonly positions: number;
  /** Asked between short steps of thinking: true ends it. For clocks and for giving up. */
  readonly stop?: () => boolean;
  /** Told of every look at positions, at how many. For those who measure. */
  readonly looked?: (positions: number) => void;
}

/**
 * A player of one game. It sees what its seat may see and answers with a legal move; it keeps nothing
 * from one question to the next.
 */
export interface Bot<S> {
  /**
   * @param view the position as the seat may know it; the seat has to decide.
   * @param random all chance the bot uses.
   */
  choose(view: S, seat: Seat, random: Random, budget: Budget): Move;
  /**
   * The same move, and those that belong to it: where it only pays, the rest of the payment and what it pays for. They
   * can be made one after the other. Asked anew after a payment, a bot may think better of what it paid for.
   */
  decide(view: S, seat: Seat, random: Random, budget: Budget): readonly [Move, ...Move[]];
}

/** A bot that decides in this way. */
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

/** Levels that look beyond their own turn in every game. */
export type SearchingLevel = 'strong' | 'master';

export function isSearching(level: string): level is SearchingLevel {
  return level === 'strong' || level === 'master';
}

/** Whether a level has what games taught (`learned`): it values positions better than the judge that was made by hand. */
export function isTaught(level: Level): boolean {
  return level === 'skilled' || isSearching(level);
}

/** Positions that each level looks at by itself when only its strength is wanted, not a clock. */
export type LevelPositions = Readonly<Record<Level, number>>;

/** Where nothing is hidden: most decisions end by themselves long before. */
export const OPEN_POSITIONS: LevelPositions = {
  'first-game': 1_000,
  beginner: 1_000,
  casual: 1_000,
  intermediate: 5_000,
  skilled: 5_000,
  strong: 240_000,
  master: 240_000,
};

/** Where facts are hidden, levels that search use all of them. */
export const HIDDEN_POSITIONS: LevelPositions = {
  'first-game': 1_000,
  beginner: 1_000,
  casual: 1_000,
  intermediate: 5_000,
  skilled: 5_000,
  strong: 40_000,
  master: 240_000,
};
