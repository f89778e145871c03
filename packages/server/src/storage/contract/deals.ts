import type { Share } from '@pangaea/rules/kernel';
import type { ClockWrite } from './clocks.ts';
import type { DueWork } from './due.ts';
import { type Message, toldBy } from './message.ts';
import { changes, type TableWrite } from './operations.ts';
import type { StoredWindow } from './window.ts';

/** The random number that one seat adds to the seed of its game. */
export type StoredShare = Share;

/**
 * How a game is dealt from the shares of its seats. Tables that were dealt when they were made have
 * none.
 */
export interface StoredDeal {
  /**
   * The host's part, which the commitment of the table binds. The seed of the game follows from it
   * and the shares.
   */
  readonly seed: string;
  /** When it was dealt, in milliseconds since 1970; 0 while the table waits. */
  readonly dealt: number;
  /** By seat. */
  readonly shares: readonly StoredShare[];
}

/** The game that a waiting table gets. */
export interface DealWrite {
  /** The seed of the game. */
  readonly seed: string;
  readonly deciders: number;
  readonly window: StoredWindow | undefined;
  /** The clocks, where time limits were agreed. */
  readonly clock: ClockWrite | undefined;
  /** All due work of the table from now on. */
  readonly due: readonly DueWork[];
}

/** Shares of seats that were taken before, sent by one of their persons. */
export interface ShareWrite extends TableWrite {
  readonly shares: readonly StoredShare[];
  /** The deal, which comes with the last share. */
  readonly deal?: DealWrite | undefined;
  readonly message: Message;
}

/** How games are dealt. The share of a new person comes with the seat, see `SeatClaim`. */
export const DEAL_OPERATIONS = {
  /** Fails where a seat has a share already, or the table was dealt. */
  addShares: changes<ShareWrite>(({ message, table, deal }) => toldBy(message, table, deal?.clock)),
};
