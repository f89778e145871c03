import type { Share } from '@pangaea/rules/kernel';
import type { ClockWrite } from './clocks.ts';
import type { DueWork } from './due.ts';
import { type Message, toldBy } from './message.ts';
import { changes, type TableWrite } from './operations.ts';
import type { StoredWindow } from './window.ts';

/** The random number that one seat adds to the seed of its game. */
export type StoredShare = Share;

/**
 * The data for dealing a game from the shares of its seats. Tables that were dealt when they were
 * made have none.
 */
export interface StoredDeal {
  /**
   * The server's part, to which the commitment of the table belongs. The seed of the game follows
   * from it and the shares.
   */
  readonly seed: string;
  /** The time of the deal, in milliseconds since 1970; 0 while the table waits. */
  readonly dealt: number;
  /** The shares, by seat. */
  readonly shares: readonly StoredShare[];
}

/** The game of a waiting table that is dealt now. */
export interface DealWrite {
  /** The seed of the game. */
  readonly seed: string;
  readonly deciders: number;
  readonly window: StoredWindow | undefined;
  /** The clocks, if time limits were agreed. */
  readonly clock: ClockWrite | undefined;
  /** All due work of the table from now on. */
  readonly due: readonly DueWork[];
}

/** Shares of seats that are already taken, sent by one of their persons. */
export interface ShareWrite extends TableWrite {
  readonly shares: readonly StoredShare[];
  /** The deal, if this is the last share. */
  readonly deal?: DealWrite | undefined;
  readonly message: Message;
}

/** Dealing games. The share of a new person is sent with the seat, see `SeatClaim`. */
export const DEAL_OPERATIONS = {
  /** Fails if a seat has a share already, or the table was dealt. */
  addShares: changes<ShareWrite>(({ message, table, deal }) => toldBy(message, table, deal?.clock)),
};
