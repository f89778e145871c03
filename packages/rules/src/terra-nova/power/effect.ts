import type { Move, Moves, Seat } from '../../kernel/index.ts';
import type { Sink } from '../events.ts';
import type { Reason } from '../refusals.ts';
import type { PowerForm } from '../vocabulary.ts';

/**
 * The effect of a power action beside the board. Editions say which power actions exist, and their
 * price in power.
 * @typeParam S state
 */
export interface PowerEffect<S> {
  /** The id in edition files; also the key of the words for it. */
  readonly id: string;
  readonly form: PowerForm;
  /** The amount that an edition gives with the effect: none, any number, or only this number. */
  readonly amount: 'none' | 'any' | number;
  /**
   * Adds the possible moves. The caller knows already that the action is unused and can be paid
   * for.
   * @param base the move without its place, which is the second argument
   */
  list(s: S, seat: Seat, amount: number, base: Move, into: Moves): void;
  /**
   * 0 if the place (a bridge, a hex, or none) is legal, otherwise the number of a refusal. It is a
   * chain of conditions from `check/`; `list` uses none of them. The price is only in the chain if
   * it must come before other conditions.
   */
  check(
    s: S,
    seat: Seat,
    place: number,
    amount: number,
    power: number,
    reason: Reason | undefined,
  ): number;
  /** Carries out the effect, which is already paid. */
  apply(s: S, seat: Seat, place: number, amount: number, sink: Sink): void;
}
