import type { GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import type { Move } from '../moves.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { err, ok, type Result } from '../result.ts';
import { hasSeat, type Seat } from '../seats.ts';

/** A move of a segment, with its events and the positions before and after it. */
export interface SegmentStep<S, E extends GameEvent> {
  readonly move: Move;
  readonly events: readonly E[];
  readonly before: S;
  readonly after: S;
}

/**
 * Moves of one seat that nobody else could have interrupted. They can be undone one by one until
 * they are sent.
 */
export interface Segment<S, E extends GameEvent> {
  readonly state: S;
  /** One for each move. */
  readonly steps: readonly SegmentStep<S, E>[];
  /** The events of all steps. */
  readonly events: readonly E[];
  /** The same seat still has to decide and nothing hidden was revealed: more moves can follow. */
  readonly open: boolean;
}

export interface SegmentFault {
  /** Index of the refused move in the list. */
  readonly index: number;
  readonly refusal: Refusal;
}

/**
 * Plays moves of one seat on copies of `state`, which stays unchanged. All are refused at the first
 * illegal move (also a move while only others decide), or at a move after one that revealed
 * something hidden (`segment-ended`).
 */
export function playSegment<S, O, E extends GameEvent>(
  game: Game<S, O, E>,
  state: S,
  seat: Seat,
  moves: readonly Move[],
): Result<Segment<S, E>, SegmentFault> {
  const copyOf = (position: S) => {
    const copy = game.slot(position);
    game.copy(position, copy);
    return copy;
  };
  const known = game.revealed(state);
  const steps: SegmentStep<S, E>[] = [];
  let before = copyOf(state);
  for (const [index, move] of moves.entries()) {
    if (game.revealed(before) !== known) return err({ index, refusal: refusal('segment-ended') });
    if (game.check(before, seat, move) !== 0) {
      return err({ index, refusal: game.explain(before, seat, move) });
    }
    const after = copyOf(before);
    const events: E[] = [];
    game.apply(after, seat, move, events);
    steps.push({ move, events, before, after });
    before = after;
  }
  const events = steps.flatMap((step) => step.events);
  const open = hasSeat(game.deciders(before), seat) && game.revealed(before) === known;
  return ok({ state: before, steps, events, open });
}
