import type { Puzzle } from '../draw.ts';

export type Options = Readonly<Record<string, unknown>>;

/** A game from which puzzles were made. */
export interface ShippedGame {
  /** The options that differ from the common ones. */
  readonly options: Options;
  readonly seed: string;
  readonly rulesVersion: string;
  /**
   * The commands of the game as indices of the common list, two characters each. If several seats
   * decide at the same time, the first one moves.
   */
  readonly moves: string;
  /** The players of the seats: a level, or two levels with the first round of the second. */
  readonly by: string;
}

/** A puzzle, given by a moment of its game. */
export interface ShippedPuzzle
  extends Pick<Puzzle, 'seat' | 'now' | 'best' | 'greedy' | 'proof' | 'turns'> {
  /** The id never changes, since devices store results under it. */
  readonly id: string;
  /** The index of its game. */
  readonly game: number;
  /** The number of commands before the other seats pass. */
  readonly at: number;
  readonly line: string;
}

/** The puzzles of a game in one file. */
export interface ShippedPuzzles {
  /** Every command that occurs, once. */
  readonly commands: readonly string[];
  readonly options: Options;
  readonly games: readonly ShippedGame[];
  readonly puzzles: readonly ShippedPuzzle[];
}
