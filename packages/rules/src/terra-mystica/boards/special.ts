import type { Seat } from '../../kernel/index.ts';
import type { Sink } from '../events.ts';
import type { Reason } from '../refusals.ts';
import type { SpecialAction } from '../vocabulary.ts';

/**
 * An action of a card, favour tile or faction board: the move `special`. As with kinds of moves, what lists
 * (`possible`, `price`) and what checks (`needs`, `hasEffect`) answer the same question without sharing a condition.
 * @typeParam S state
 */
export interface Special<S> {
  readonly id: SpecialAction;
  /** May be taken again in the same round. */
  readonly repeatable?: true;
  /** Whether there is anything to do and to pay with; left out: always. */
  readonly possible?: (s: S, seat: Seat) => boolean;
  /** The same where actions without effect are allowed: only the price counts. */
  readonly price?: (s: S, seat: Seat) => boolean;
  readonly begin: (s: S, seat: Seat, sink: Sink) => void;
  /** Whether it is used up for the whole game. */
  readonly isSpent?: (s: S, seat: Seat) => boolean;
  /** `LEGAL`, or the number of the refusal of what cannot be paid. */
  readonly needs?: (s: S, seat: Seat, reason: Reason | undefined) => number;
  /** Whether it has anything to work on; left out: always. */
  readonly hasEffect?: (s: S, seat: Seat) => boolean;
}
