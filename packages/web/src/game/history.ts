import type { Agreed, GameEvent } from '@pangaea/rules/kernel';
import type { AnyPageGame } from './page-game.ts';

/** One command that was played, with the position it led to. */
export interface Step<S, E extends GameEvent> {
  readonly seat: number;
  /** `HIDDEN_MOVE` where it may not be known. */
  readonly move: number;
  readonly command: string;
  readonly events: readonly E[];
  readonly state: S;
  /** No move, but what those at the table agreed on. */
  readonly agreed?: Agreed;
}

/** A game from its first position; a page keeps all positions, they are small. */
export interface History<S, E extends GameEvent> {
  readonly game: AnyPageGame;
  readonly start: S;
  readonly opening: readonly E[];
  /** The table after each of those events, where the set-up was done here and nobody hides anything. */
  readonly openingTables?: readonly S[];
  readonly steps: readonly Step<S, E>[];
}

/** Of a game of unknown type. */
// biome-ignore lint/suspicious/noExplicitAny: games of types that never meet.
export type AnyHistory = History<any, any>;
export type AnyStep = AnyHistory['steps'][number];

/** The position after `count` steps; all of them when left out. */
export function stateAt<S, E extends GameEvent>(
  history: History<S, E>,
  count = history.steps.length,
): S {
  return count === 0 ? history.start : history.steps[count - 1].state;
}
