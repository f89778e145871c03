import type { ClockWrite } from './clocks.ts';
import type { DealWrite, StoredShare } from './deals.ts';
import type { DueWork } from './due.ts';
import { type Message, toldBy } from './message.ts';
import { changes, type TableWrite } from './operations.ts';

/** The clocks of a table after a change of its seats, where these change, and all that is due there from now on. */
export interface ClockOfSeats {
  readonly clock?: ClockWrite | undefined;
  readonly due: readonly DueWork[];
}

export interface SeatClaim extends TableWrite {
  readonly seat: number;
  readonly person: number;
  /** Kept as it is when empty. */
  readonly name: string;
  /** As in `StoredSeat`. */
  readonly again?: string | undefined;
  readonly clock?: ClockOfSeats | undefined;
  /** Of a table that waits. */
  readonly share?: StoredShare | undefined;
  /** With the last of all. */
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
}

/** The seats of tables and their persons. */
export const SEAT_OPERATIONS = {
  /** Fails where somebody holds the seat and has not left it. */
  claimSeat: changes<SeatClaim>(({ message, table, clock, deal }) =>
    toldBy(message, table, deal?.clock ?? clock?.clock),
  ),
  /** Nobody holds a seat of a table that waits any more; its link and the invitation are new ones. At a table that waits its share is gone. */
  freeSeat: changes<FreedSeat>(({ message, table, clock }) => toldBy(message, table, clock?.clock)),
  /** The links to the free seats of a table, and the invitation, are new ones. */
  renewLinks: changes<NewLinks>(),
};
