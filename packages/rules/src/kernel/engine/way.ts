import type { EventSink, GameEvent } from '../events.ts';
import type { Moves } from '../moves.ts';
import type { Seat } from '../seats.ts';

/** Lists every way that is legal now. `kind` is the number for `packMove`. */
export type List<S> = (s: S, seat: Seat, into: Moves, kind: number) => void;

/** 0 when the arguments are legal now, else the number of a refusal; the reason is noted for who asks. */
export type Check<S, R> = (
  s: S,
  seat: Seat,
  a: number,
  b: number,
  c: number,
  reason: R | undefined,
) => number;

/** Does a legal move. What follows without a choice comes from the questions that it leaves. */
export type Apply<S, E extends GameEvent> = (
  s: S,
  seat: Seat,
  a: number,
  b: number,
  c: number,
  sink: EventSink<E> | undefined,
) => void;

/** How a question is answered by a kind of move. */
export interface Way<S, R, E extends GameEvent> {
  /**
   * Whether the move answers the question so, from its first argument; left out: always. A kind may answer one
   * question in several ways: the first that fits counts.
   */
  readonly when?: (s: S, seat: Seat, a: number) => boolean;
  /**
   * Its place in the list of what is legal: right before the last way of the kind with this word, or before `all` others.
   * Left out: by the number of its kind. Ways with the same place stand in the order of their numbers.
   */
  readonly before?: string;
  /** Left out where another kind lists both, since they look at the same places. */
  readonly list?: List<S>;
  /** From the file beside it, which shares nothing with `list`. Left out: the moment is all it needs. */
  readonly check?: Check<S, R>;
  readonly apply: Apply<S, E>;
  /** Leaves the question open, as an exchange of goods does beside the action of a turn. */
  readonly beside?: true;
}
