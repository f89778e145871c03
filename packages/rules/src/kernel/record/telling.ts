import type { GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import type { Move } from '../moves.ts';
import type { Seat } from '../seats.ts';

/**
 * The table during a move: the position at the moment of one of the move's events. It is only for
 * showing; no move can be made from it. An event is reported after its change was made and before
 * the next change is made (the conformance kit checks this for every game), so a copy of the
 * position at that moment is enough. If seats hide something from each other, a viewer cannot play
 * others' moves, and this function is of no use.
 * @param before the position before the move, in which the move is legal
 * @param told how many events have been reported, from 1 on
 * @returns the copy; the position after the move if it has fewer events
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
