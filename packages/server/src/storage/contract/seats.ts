import type { ClockWrite } from './clocks.ts';
import type { DealWrite, StoredShare } from './deals.ts';
import type { DueWork } from './due.ts';
import type { Message } from './messages.ts';

/** What a change of who sits where does to the clocks of the table, and what is due there then. */
export interface ClockOfSeats {
  readonly clock: ClockWrite;
  readonly due: readonly DueWork[];
}

export interface SeatClaim {
  readonly table: string;
  readonly seat: number;
  readonly person: number;
  /** Kept as it is when empty. */
  readonly name: string;
  readonly clock?: ClockOfSeats | undefined;
  /** Of a table that waits. */
  readonly share?: StoredShare | undefined;
  /** With the last of all. */
  readonly deal?: DealWrite | undefined;
  readonly message: Message;
  readonly now: number;
}

export interface NewLinks {
  readonly table: string;
  readonly keys: readonly { readonly seat: number; readonly key: string }[];
  readonly invitation: string;
}

export interface FreedSeat {
  readonly table: string;
  readonly seat: number;
  readonly key: string;
  readonly invitation: string;
  readonly clock?: ClockOfSeats | undefined;
  readonly message: Message;
  readonly now: number;
}

/** Who sits where. */
export interface SeatStore {
  /** @returns false when somebody holds the seat: nothing was written. */
  claimSeat(claim: SeatClaim): Promise<boolean>;
  /** Nobody holds a seat any more; its link and the invitation are new ones. At a table that waits its share is gone. */
  freeSeat(freed: FreedSeat): Promise<void>;
  /** The links to the free seats of a table, and the invitation, are new ones. */
  renewLinks(links: NewLinks): Promise<void>;
}
