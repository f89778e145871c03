import type { EventSink, GameEvent } from '../events.ts';
import type { Moves } from '../moves.ts';
import type { Seat } from '../seats.ts';

/** Lists every way that is legal now. `kind` is the number for `packMove`. */
export type List<S> = (s: S, seat: Seat, into: Moves, kind: number) => void;

/**
 * 0 if the arguments are legal now, else the number of a refusal; its reason is recorded for
 * `explain`.
 */
export type Check<S, R> = (
  s: S,
  seat: Seat,
  a: number,
  b: number,
  c: number,
  reason: R | undefined,
) => number;

/** Makes a legal move. Further effects without a choice come from the questions that it leaves. */
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
   * Whether the move answers the question in this way, from its first argument; if left out,
   * always. A kind may answer one question in several ways: the first that fits counts.
   */
  readonly when?: (s: S, seat: Seat, a: number) => boolean;
  /**
   * Its place in the list of legal moves: right before the last way of the kind with this word, or
   * before `all` others. If left out, by the number of its kind. Ways with the same place are in
   * the order of their numbers.
   */
  readonly before?: string;
  /** Left out if another way already lists these moves. */
  readonly list?: List<S>;
  /**
   * The check, from the file `<word>.check.ts`, which shares no code with `list`. If left out, the
   * move is legal whenever it answers the question.
   */
  readonly check?: Check<S, R>;
  readonly apply: Apply<S, E>;
  /** Leaves the question open, as an exchange of goods does during a turn. */
  readonly beside?: true;
}
