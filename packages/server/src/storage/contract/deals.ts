import type { Share } from '@pangaea/rules/kernel';
import type { ClockWrite } from './clocks.ts';
import type { DueWork } from './due.ts';
import { type Message, toldBy } from './message.ts';
import { changes, type TableWrite } from './operations.ts';
import type { StoredWindow } from './window.ts';

/** The random number that one seat adds to the seed of its game. */
export type StoredShare = Share;

/** How a game is dealt from the shares of its seats. Tables that were dealt as they were made have none. */
export interface StoredDeal {
  /** The host's, which the commitment of the table binds. That of the game follows from it and the shares. */
  readonly seed: string;
  /** Milliseconds since 1970; 0 while the table waits, which has no game until then. */
  readonly dealt: number;
  /** By seats. */
  readonly shares: readonly StoredShare[];
}

/** A table gets its game. */
export interface DealWrite {
  /** Of the game. */
  readonly seed: string;
  readonly deciders: number;
  readonly window: StoredWindow | undefined;
  /** Where time was agreed. */
  readonly clock: ClockWrite | undefined;
  /** All that is due at the table from now on. */
  readonly due: readonly DueWork[];
}

/** Shares of seats whose persons sat there already, from one of them. */
export interface ShareWrite extends TableWrite {
  readonly shares: readonly StoredShare[];
  /** With the last of all. */
  readonly deal?: DealWrite | undefined;
  readonly message: Message;
}

/** How games are dealt. The share of a new person comes with the seat, see `SeatClaim`. */
export const DEAL_OPERATIONS = {
  /** Fails where a seat has a share, or the table was dealt. */
  addShares: changes<ShareWrite>(({ message, table, deal }) => toldBy(message, table, deal?.clock)),
};
