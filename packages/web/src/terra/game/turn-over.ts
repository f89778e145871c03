import type { Game, GameEvent, Position } from '@pangaea/rules/kernel';

/**
 * Makes the function that says whether moves of a seat end its turn, and the same seat has the next
 * one, in which it has done nothing yet. The question for the action of a turn is the lowest one on
 * the decision stack until it is answered; exchanges, river towns and free abilities are made
 * beside it.
 * @param turn the number of that question
 */
export function turnOver<S extends Position<unknown>>(
  game: Pick<Game<S, unknown, GameEvent>, 'slot' | 'copy' | 'apply'>,
  rules: { isBeside(state: S, seat: number, move: number): boolean },
  turn: number,
) {
  return (from: S, seat: number, moves: readonly number[]): boolean => {
    const state = game.slot(from);
    game.copy(from, state);
    let isBegun = state.depth() > 1 && state.questionAt(0) === turn;
    const isAsked = () => state.depth() === 1 && state.top() === turn;
    for (const move of moves) {
      if (isAsked()) isBegun = rules.isBeside(state, seat, move);
      game.apply(state, seat, move);
    }
    return isAsked() && !isBegun;
  };
}
