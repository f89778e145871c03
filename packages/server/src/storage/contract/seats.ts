import type { Clocks } from '../../time/clocks.ts';
import type { ClockWrite } from './clocks.ts';
import type { DealWrite, StoredShare } from './deals.ts';
import type { DueWork } from './due.ts';
import { type Message, toldBy } from './message.ts';
import { changes, type TableWrite } from './operations.ts';
import { type NewWord, saidWith } from './words.ts';

/** The clocks of a table after a change of its seats, if they change, and all due work. */
export interface ClockOfSeats {
  readonly clock?: ClockWrite | undefined;
  readonly due: readonly DueWork[];
}

export interface SeatClaim extends TableWrite {
  readonly seat: number;
  readonly person: number;
  /** The name; if it is empty, the stored name stays. */
  readonly name: string;
  /** As in `StoredSeat`. */
  readonly again?: string | undefined;
  readonly clock?: ClockOfSeats | undefined;
  /** The share of the seat, at a table that waits. */
  readonly share?: StoredShare | undefined;
  /** The deal, if this is the last share. */
  readonly deal?: DealWrite | undefined;
  readonly message: Message;
}

export interface NewLinks extends TableWrite {
  readonly keys: readonly { readonly seat: number; readonly key: string }[];
  readonly invitation: string;
}

export interface FreedSeat extends TableWrite {
  readonly seat: number;
  readonly key: string;
  readonly invitation: string;
  readonly clock?: ClockOfSeats | undefined;
  readonly message: Message;
  /**
   * Set if the person of the seat is erased: the words from the seat are deleted too, and messages
   * with the name.
   */
  readonly isErased?: boolean | undefined;
  /** The word that reports it to the table, if the operator freed the seat. */
  readonly said?: NewWord | undefined;
}

/** A bot takes a free seat of a waiting table. */
export interface BotSeating extends TableWrite {
  readonly seat: number;
  readonly level: string;
  /** The deal, if this was the last free seat. */
  readonly deal?: DealWrite | undefined;
  readonly message: Message;
}

/** A free seat of a waiting table is removed; the numbers of the seats after it decrease by one. */
export interface SeatRemoval extends TableWrite {
  readonly seat: number;
  /** The number of seats before the removal. */
  readonly of: number;
  /** The options of the table with one player less. */
  readonly options: string;
  /** The clocks of the remaining seats, if time limits were agreed. */
  readonly clocks?: Clocks['seats'] | undefined;
  /** The deal, if this was the last free seat. */
  readonly deal?: DealWrite | undefined;
  readonly message: Message;
}

/** The seats of tables and their persons. */
export const SEAT_OPERATIONS = {
  /** Fails if a person has the seat and has not left it. */
  claimSeat: changes<SeatClaim>(({ message, table, clock, deal }) =>
    toldBy(message, table, deal?.clock ?? clock?.clock),
  ),
  /**
   * Frees a seat of a waiting table, also that of a bot: its link and the invitation are replaced,
   * and its share is deleted.
   */
  freeSeat: changes<FreedSeat>(({ message, table, clock, said }) => [
    ...toldBy(message, table, clock?.clock),
    ...saidWith(said),
  ]),
  /** Gives a free seat to a bot. Fails if a person has the seat. */
  botSits: changes<BotSeating>(({ message, table, deal }) => toldBy(message, table, deal?.clock)),
  /**
   * Removes a free seat. Fails if a person has it. Words, shares and tokens move with their seats.
   */
  removeSeat: changes<SeatRemoval>(({ message, table, deal }) =>
    toldBy(message, table, deal?.clock),
  ),
  /** Makes new links for the free seats of a table and for the invitation. */
  renewLinks: changes<NewLinks>(),
};
