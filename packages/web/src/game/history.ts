import type { Agreed, GameEvent } from '@pangaea/rules/kernel';
import type { AnyPageGame } from './page-game.ts';

/** One move that was played, and the position after it. */
export interface Step<S, E extends GameEvent> {
  readonly seat: number;
  /** `HIDDEN_MOVE` if the viewer may not know it. */
  readonly move: number;
  readonly command: string;
  readonly events: readonly E[];
  readonly state: S;
  /** Set if the step is not a move but an agreement of the people at the table. */
  readonly agreed?: Agreed;
}

/** A game from its first position; a page keeps all positions, since they are small. */
export interface History<S, E extends GameEvent> {
  readonly game: AnyPageGame;
  readonly start: S;
  readonly opening: readonly E[];
  /** The table after each event of the set-up, if it was computed here and nothing is hidden. */
  readonly openingTables?: readonly S[];
  readonly steps: readonly Step<S, E>[];
}

/** A history of a game of unknown type. */
// biome-ignore lint/suspicious/noExplicitAny: each game has its own types.
export type AnyHistory = History<any, any>;
export type AnyStep = AnyHistory['steps'][number];

/** The position after `count` steps; after all steps if it is left out. */
export function stateAt<S, E extends GameEvent>(
  history: History<S, E>,
  count = history.steps.length,
): S {
  return count === 0 ? history.start : history.steps[count - 1].state;
}
