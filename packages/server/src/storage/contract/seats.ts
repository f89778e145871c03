import type { ClockWrite } from './clocks.ts';
import type { DealWrite, StoredShare } from './deals.ts';
import type { DueWork } from './due.ts';
import { type Message, toldBy } from './message.ts';
import { changes, type TableWrite } from './operations.ts';

/** The clocks and the due work of a table after a change of its seats. */
export interface ClockOfSeats {
  readonly clock: ClockWrite;
  readonly due: readonly DueWork[];
}

export interface SeatClaim extends TableWrite {
  readonly seat: number;
  readonly person: number;
  /** An empty name leaves the stored one unchanged. */
  readonly name: string;
  /** As in `StoredSeat`. */
  readonly again?: string | undefined;
  readonly clock?: ClockOfSeats | undefined;
  /** At a table that waits. */
  readonly share?: StoredShare | undefined;
  /** The deal, which comes with the last share. */
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
  /**
   * Frees a seat of a waiting table: its link, the invitation and its share are replaced or
   * deleted.
   */
  freeSeat: changes<FreedSeat>(({ message, table, clock }) => toldBy(message, table, clock?.clock)),
  /** Makes new links for the free seats of a table and for the invitation. */
  renewLinks: changes<NewLinks>(),
};
