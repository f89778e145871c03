import type { GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import type { Move } from '../moves.ts';
import type { Seat } from '../seats.ts';

/**
 * What lies on the table during a move: the position as it was when one of its events was told. For looking only, no
 * move can be made from there. An event is told when its change has been made and the next has not, which the
 * conformance kit holds every game to; so a copy at that moment is all that it takes. Where seats hide something from
 * each other a viewer cannot make others' moves, and this is of no use.
 * @param before the position before the move, which is legal there
 * @param told how many events have been told, from 1 on
 * @returns the copy; the position after the move where it has fewer events
 */
export function tableAfterEvent<S, O, E extends GameEvent>(
  { slot, copy, apply }: Pick<Game<S, O, E>, 'slot' | 'copy' | 'apply'>,
  before: S,
  seat: Seat,
  move: Move,
  told: number,
): S {
  const playing = slot(before);
  copy(before, playing);
  let then: S | undefined;
  let count = 0;
  apply(playing, seat, move, {
    push: () => {
      count++;
      if (count !== told) return;
      then = slot(before);
      copy(playing, then);
    },
  });
  return then ?? playing;
}
