import type { Seat } from './seats.ts';

/**
 * One thing that happened, with its cause. Each game has a closed union of its own; these two
 * fields are what all of them share. `seat` is whom it happened to.
 */
export interface GameEvent {
  readonly type: string;
  readonly seat?: Seat;
}

/** A receiver to which `apply` tells events in order. An array serves; a search gives none. */
export interface EventSink<E extends GameEvent> {
  push(event: E): unknown;
  /** A set-up in which nobody hides anything says before its first event which position it fills. */
  begin?(state: unknown): void;
}
