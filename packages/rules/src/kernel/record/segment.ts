import type { GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import type { Move } from '../moves.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { err, ok, type Result } from '../result.ts';
import { hasSeat, type Seat } from '../seats.ts';

/** Moves of one seat that nobody else could have interrupted; undone one by one until sent. */
export interface Segment<S, E extends GameEvent> {
  readonly state: S;
  readonly events: readonly E[];
  /** The same seat still has to decide and nothing came to light: more moves can follow. */
  readonly open: boolean;
}

export interface SegmentFault {
  /** Place of the refused move in the list. */
  readonly index: number;
  readonly refusal: Refusal;
}

/**
 * Plays moves of one seat on a copy of `state`, which stays as it is. Refused as a whole at the first
 * move that is not legal (which moves are not when only others decide) or that follows one which
 * brought something hidden to light (`segment-ended`).
 */
export function playSegment<S, O, E extends GameEvent>(
  game: Game<S, O, E>,
  state: S,
  seat: Seat,
  moves: readonly Move[],
): Result<Segment<S, E>, SegmentFault> {
  const next = game.slot(state);
  game.copy(state, next);
  const events: E[] = [];
  const known = game.revealed(state);
  for (const [index, move] of moves.entries()) {
    if (game.revealed(next) !== known) return err({ index, refusal: refusal('segment-ended') });
    if (game.check(next, seat, move) !== 0) {
      return err({ index, refusal: game.explain(next, seat, move) });
    }
    game.apply(next, seat, move, events);
  }
  const open = hasSeat(game.deciders(next), seat) && game.revealed(next) === known;
  return ok({ state: next, events, open });
}
