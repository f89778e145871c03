import type { GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import type { Move } from '../moves.ts';
import type { Seat, Viewer } from '../seats.ts';

/**
 * Whether a viewer can calculate its view after a move from its view before the move: it knows the
 * move, and the move leads to the new view. If not, the view has to be sent.
 * @param before the state before the move, complete or as the viewer saw it; @param after the next
 * state
 */
export function canFollow<S, O, E extends GameEvent>(
  game: Game<S, O, E>,
  [before, after]: readonly [S, S],
  seat: Seat,
  move: Move,
  viewer: Viewer,
): boolean {
  if (!game.hears(before, seat, move, viewer)) return false;
  if (game.revealed(before) !== game.revealed(after)) return false;
  const seen = game.view(before, viewer);
  if (game.check(seen, seat, move) !== 0) return false;
  game.apply(seen, seat, move);
  return game.difference(seen, game.view(after, viewer)).length === 0;
}
