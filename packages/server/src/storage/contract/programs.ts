import type { DealWrite, StoredShare } from './deals.ts';
import type { DueWork } from './due.ts';
import { type Message, toldBy } from './message.ts';
import { changes, readsInLine, type TableWrite } from './operations.ts';
import type { ClockOfSeats } from './seats.ts';

/** A program that plays a seat for the person who holds it. */
export interface SeatProgram {
  /** The number of its token, which is never used again. */
  readonly token: number;
  /** The name of the program's owner, possibly empty. */
  readonly of: string;
}

/** The seat that belongs to a token. */
export interface StoredToken {
  readonly token: number;
  readonly table: string;
  readonly seat: number;
}

export interface NewToken extends TableWrite {
  readonly seat: number;
  readonly hash: string;
  readonly of: string;
  /** A person takes a free seat for a program; with an empty name the stored name stays. */
  readonly claim?: {
    readonly person: number;
    readonly name: string;
    /** As in `SeatClaim`. */
    readonly share?: StoredShare | undefined;
    readonly deal?: DealWrite | undefined;
  };
  /** The clocks after that, and the due work: a person can play on for others, a program cannot. */
  readonly clock?: ClockOfSeats | undefined;
  /** As in `EndedToken`. */
  readonly due?: readonly DueWork[] | undefined;
  readonly message: Message;
}

export interface EndedToken extends TableWrite {
  readonly seat: number;
  /** As in `NewToken`. */
  readonly clock?: ClockOfSeats | undefined;
  readonly message: Message;
}

/** Programs that play seats. A seat has at most one token, and a freed seat has none. */
export const PROGRAM_OPERATIONS = {
  /**
   * Makes a token for a seat; its previous token becomes invalid.
   * @returns the number of the token
   */
  addToken: changes<NewToken, number>(({ message, table, clock, claim }) =>
    toldBy(message, table, claim?.deal?.clock ?? clock?.clock),
  ),
  findToken: readsInLine<(hash: string) => StoredToken | undefined>(),
  /** Ends the token of a seat. */
  endToken: changes<EndedToken>(({ message, table, clock }) =>
    toldBy(message, table, clock?.clock),
  ),
};
