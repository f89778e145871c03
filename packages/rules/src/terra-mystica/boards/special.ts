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
  /** The same if actions without effect are allowed: then only the price counts. */
  readonly price?: (s: S, seat: Seat) => boolean;
  readonly begin: (s: S, seat: Seat, sink: Sink) => void;
  /** Whether it is used up for the whole game. */
  readonly isSpent?: (s: S, seat: Seat) => boolean;
  /** `LEGAL`, or the number of the refusal of what cannot be paid. */
  readonly needs?: (s: S, seat: Seat, reason: Reason | undefined) => number;
  /** Whether the action can have an effect; if left out: always. */
  readonly hasEffect?: (s: S, seat: Seat) => boolean;
}
