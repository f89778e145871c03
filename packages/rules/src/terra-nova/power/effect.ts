import type { Move, Moves, Seat } from '../../kernel/index.ts';
import type { Sink } from '../events.ts';
import type { Reason } from '../refusals.ts';
import type { PowerForm } from '../vocabulary.ts';

/**
 * What a power action beside the board does. Editions say which there are, and for how much power.
 * @typeParam S state
 */
export interface PowerEffect<S> {
  /** In edition files; also the key of the words for it. */
  readonly id: string;
  readonly form: PowerForm;
  /** What an edition says beside the effect: nothing, any number, or just that one. */
  readonly amount: 'none' | 'any' | number;
  /**
   * Adds the moves that are possible; the action is free and can be paid for.
   * @param base the move without its place, which is the second argument
   */
  list(s: S, seat: Seat, amount: number, base: Move, into: Moves): void;
  /**
   * 0 where a bridge, a hex, or nothing may be chosen, else the number of a refusal: a chain of conditions
   * from `check/`, none of which `list` uses. The price needs no place in it, unless it comes before others.
   */
  check(
    s: S,
    seat: Seat,
    place: number,
    amount: number,
    power: number,
    reason: Reason | undefined,
  ): number;
  /** Does it, once it is paid for. */
  apply(s: S, seat: Seat, place: number, amount: number, sink: Sink): void;
}
