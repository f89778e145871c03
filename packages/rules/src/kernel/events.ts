import type { Seat } from './seats.ts';

/**
 * One event, with its cause. Each game has its own closed union; these two fields are shared by all
 * of them. `seat` is the seat that it happened to.
 */
export interface GameEvent {
  readonly type: string;
  readonly seat?: Seat;
}

/** Receives the events of `apply` in order. An array works; a search passes none. */
export interface EventSink<E extends GameEvent> {
  push(event: E): unknown;
  /**
   * In games without secrets, the set-up calls this before its first event with the position that
   * it fills.
   */
  begin?(state: unknown): void;
}
