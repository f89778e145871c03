import type { Seat } from '../../kernel/index.ts';
import type { Sink } from '../events.ts';
import type { Reason } from '../refusals.ts';
import type { SpecialAction } from '../vocabulary.ts';

/**
 * A special action of a card, favour tile or faction board: the move `special`. As with kinds of
 * moves, the functions for listing (`possible`, `price`) and those for checking (`needs`,
 * `hasEffect`) answer the same question without sharing a condition.
 * @typeParam S state
 */
export interface Special<S> {
  readonly id: SpecialAction;
  /** May be taken again in the same round. */
  readonly repeatable?: true;
  /** Whether the action can have an effect and can be paid; if left out: always. */
  readonly possible?: (s: S, seat: Seat) => boolean;
  /**
   * Like `possible`, at tables that allow actions without effect: whether the price can be paid.
   */
  readonly price?: (s: S, seat: Seat) => boolean;
  readonly begin: (s: S, seat: Seat, sink: Sink) => void;
  /** Whether the action is used up for the whole game. */
  readonly isSpent?: (s: S, seat: Seat) => boolean;
  /** `LEGAL` if the action can be paid, otherwise the number of a refusal. */
  readonly needs?: (s: S, seat: Seat, reason: Reason | undefined) => number;
  /** Whether the action can have an effect; if left out: always. */
  readonly hasEffect?: (s: S, seat: Seat) => boolean;
}
