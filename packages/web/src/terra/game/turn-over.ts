import type { Game, GameEvent, Position } from '@pangaea/rules/kernel';

/** The course of a turn in a hex game. */
interface Turns<S> {
  /** The number of the question for the action of a turn. */
  readonly turn: number;
  /** Whether a move leaves that question open, as exchanges, river towns and free abilities do. */
  isBeside(state: S, seat: number, move: number): boolean;
}

/**
 * Whether moves of a seat end its turn, and the same seat has the next one, in which it has done
 * nothing yet. The question for the action of a turn is the lowest one until it is answered.
 * @param from the position before them, which stays unchanged
 */
export function isTurnOver<S extends Position<unknown>>(
  game: Pick<Game<S, unknown, GameEvent>, 'slot' | 'copy' | 'apply'>,
  { turn, isBeside }: Turns<S>,
  from: S,
  seat: number,
  moves: readonly number[],
): boolean {
  const state = game.slot(from);
  game.copy(from, state);
  const isAsked = () => state.depth() === 1 && state.top() === turn;
  let isBegun = state.depth() > 1 && state.questionAt(0) === turn;
  for (const move of moves) {
    if (isAsked()) isBegun = isBeside(state, seat, move);
    game.apply(state, seat, move);
  }
  return isAsked() && !isBegun;
}
