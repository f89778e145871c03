import type { DealWrite, StoredShare } from './deals.ts';
import type { Message } from './messages.ts';
import type { ClockOfSeats } from './seats.ts';

/** A program plays a seat for whoever holds it. */
export interface SeatProgram {
  /** Of its token; no two ever have the same. */
  readonly token: number;
  /** Whose program it is; empty where that one has no name. */
  readonly of: string;
}

/** The seat that a token opens. */
export interface StoredToken {
  readonly token: number;
  readonly table: string;
  readonly seat: number;
}

export interface NewToken {
  readonly table: string;
  readonly seat: number;
  readonly hash: string;
  readonly of: string;
  /** The seat is free, and this person takes it for its program; a name that is empty is kept as it is. */
  readonly claim?: {
    readonly person: number;
    readonly name: string;
    /** As in `SeatClaim`. */
    readonly share?: StoredShare | undefined;
    readonly deal?: DealWrite | undefined;
  };
  /** When the seat is taken. */
  readonly clock?: ClockOfSeats | undefined;
  readonly message: Message;
  readonly now: number;
}

export interface EndedToken {
  readonly table: string;
  readonly seat: number;
  readonly message: Message;
  readonly now: number;
}

/** Programs that play seats. A seat has one token at most; a freed seat has none. */
export interface ProgramStore {
  /**
   * A token for a seat; one that it had opens nothing any more.
   * @returns its number; undefined when the seat was to be claimed and is not free: nothing was written.
   */
  addToken(added: NewToken): Promise<number | undefined>;
  findToken(hash: string): Promise<StoredToken | undefined>;
  /** A seat has no token any more. */
  endToken(ended: EndedToken): Promise<void>;
}
