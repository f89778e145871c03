import type { Game, GameEvent, Moves, Seat } from '../kernel/index.ts';

/**
 * The greedy player: chooses the move with the best value for its seat, one move ahead; among
 * several the first.
 * @param worth the value of a seat's position @returns the index of the move in `moves`
 */
export function greedy<S, O, E extends GameEvent>(
  game: Game<S, O, E>,
  worth: (state: S, seat: Seat) => number,
  state: S,
  seat: Seat,
  moves: Moves,
): number {
  const after = game.slot(state);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < moves.count; index++) {
    game.copy(state, after);
    game.apply(after, seat, moves.at(index));
    const now = worth(after, seat);
    if (now <= most) continue;
    best = index;
    most = now;
  }
  return best;
}
