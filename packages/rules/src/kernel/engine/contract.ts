import type { EventSink, GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import type { Move } from '../moves.ts';
import type { Seat } from '../seats.ts';
import type { MoveCodec } from './notation.ts';

/** The part of a game's contract that the engine derives from kinds and questions. */
export interface Engine<S, T, E extends GameEvent>
  extends Pick<
    Game<S, unknown, E>,
    | 'deciders'
    | 'awaitsChance'
    | 'legal'
    | 'orders'
    | 'silence'
    | 'check'
    | 'explain'
    | 'apply'
    | 'hears'
  > {
  readonly codec: MoveCodec<T>;
  /** Whether a legal move is made beside the question that it answers, which stays open. */
  isBeside(s: S, seat: Seat, move: Move): boolean;
  /**
   * Plays on to the next decision from a position that no move has led to, such as the end of the
   * set-up.
   */
  proceed(s: S, sink?: EventSink<E>): void;
  /** Like `proceed`, but questions stay open that `proceed` would answer automatically. */
  settle(s: S, sink?: EventSink<E>): void;
}
