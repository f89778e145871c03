import type { EventSink, GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import type { Move } from '../moves.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { err, ok, type Result } from '../result.ts';
import type { Seat } from '../seats.ts';

/**
 * Plays one line of a record if its move is legal.
 * @returns the refusal, if any; then the state is unchanged.
 */
export function playLine<S, O, E extends GameEvent>(
  game: Game<S, O, E>,
  state: S,
  line: string,
  sink: EventSink<E> | undefined,
): Refusal | undefined {
  const read = readLine(game, state, line);
  if (!read.ok) return read.error;
  const [seat, move] = read.value;
  if (game.check(state, seat, move) !== 0) return game.explain(state, seat, move);
  game.apply(state, seat, move, sink);
  return undefined;
}

/** Reads the seat and the move of a line; the move need not be legal. */
export function readLine<S, O, E extends GameEvent>(
  game: Game<S, O, E>,
  state: S,
  line: string,
): Result<readonly [Seat, Move], Refusal> {
  const match = /^\s*(\d{1,2})\s+(\S.*)$/.exec(line);
  if (match === null) return err(refusal('command-malformed'));
  const seat = Number(match[1]);
  if (seat >= game.seats(state)) return err(refusal('command-malformed'));
  const move = game.notation.parse(state, match[2]);
  return move.ok ? ok([seat, move.value]) : move;
}
