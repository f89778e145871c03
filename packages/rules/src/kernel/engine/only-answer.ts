import type { AnyGame } from '../game.ts';
import { type Move, Moves } from '../moves.ts';
import type { Seat } from '../seats.ts';

const LISTED = new Moves();

/**
 * The only possible answer of a seat that is asked in secret; undefined if it has a choice. It may
 * be given for the seat only if nobody can notice that: a fast answer reveals something about the
 * hand, and so does its place among the answers, unless it comes last.
 */
export function onlyAnswer(game: AnyGame, state: unknown, seat: Seat): Move | undefined {
  const silence = game.silence(state, seat);
  if (silence === undefined) return undefined;
  return game.legal(state, seat, LISTED) === 1 ? silence : undefined;
}
