import type { DealWrite, StoredShare } from './deals.ts';
import { type Message, toldBy } from './message.ts';
import { changes, reads, type TableWrite } from './operations.ts';
import type { ClockOfSeats } from './seats.ts';

/** A program plays a seat for whoever holds it. */
export interface SeatProgram {
  /** Of its token; no two ever have the same. */
  readonly token: number;
  /** The name of the program's owner; empty where the owner has none. */
  readonly of: string;
}

/** The seat that a token opens. */
export interface StoredToken {
  readonly token: number;
  readonly table: string;
  readonly seat: number;
}

export interface NewToken extends TableWrite {
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
  /** A person stands in for whoever is out of time, a program does not: other work may be due. */
  readonly clock?: ClockOfSeats | undefined;
  readonly message: Message;
}

export interface EndedToken extends TableWrite {
  readonly seat: number;
  /** As in `NewToken`. */
  readonly clock?: ClockOfSeats | undefined;
  readonly message: Message;
}

/** Programs that play seats. A seat has one token at most; a freed seat has none. */
export const PROGRAM_OPERATIONS = {
  /** A token for a seat; one that it had opens nothing any more. @returns its number */
  addToken: changes<NewToken, number>(({ message, table, clock, claim }) =>
    toldBy(message, table, claim?.deal?.clock ?? clock?.clock),
  ),
  findToken: reads<(hash: string) => StoredToken | undefined>(),
  /** A seat has no token any more. */
  endToken: changes<EndedToken>(({ message, table, clock }) =>
    toldBy(message, table, clock?.clock),
  ),
};
