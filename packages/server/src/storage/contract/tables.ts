import type { ClockEvent } from '../../time/clocks.ts';
import type { StoredClock } from './clocks.ts';
import type { StoredDeal } from './deals.ts';
import type { DueWork } from './due.ts';
import type { StoredLetBack } from './let-back.ts';
import type { Message } from './message.ts';
import { changes, reads, type TableWrite, writes } from './operations.ts';
import type { SeatProgram } from './programs.ts';
import type { StoredRequest } from './requests.ts';
import type { SealedSegment, StoredSegment } from './segments.ts';
import type { StoredWindow } from './window.ts';

/** A seat and its player. */
export interface StoredSeat {
  readonly seat: number;
  readonly kind: 'person' | 'bot';
  readonly name: string;
  /** Of the bot that plays it; empty where a person does. */
  readonly level: string;
  /** Secret of the link to this seat; empty for bots. */
  readonly key: string;
  /** Milliseconds since 1970 when somebody took the seat; 0 while it is free. */
  readonly joined: number;
  /**
   * Persons that hold the seat: one, or nobody. Several only where databases before version 6 had it open on
   * several devices, of which nobody knows whose they were.
   */
  readonly persons: readonly number[];
  /**
   * SHA-256 of what a device says again that took the seat and had never been here before: the cookie by which it is known
   * came with an answer that may be lost.
   */
  readonly again?: string | undefined;
  /** Milliseconds since 1970 when its person left the game, or was taken out of it: a bot plays, and it may be taken. */
  readonly left?: number | undefined;
  /** The version of the table when its person went: left, or out of time. */
  readonly gone?: number | undefined;
  /** Plays the seat instead of them, as long as its token is not ended. */
  readonly program?: SeatProgram | undefined;
}

/** How a table waits for answers that are given in secret: for everybody, or so long and no longer. */
export type Pace = 'slow' | 'live';

/** Everything about a table that does not change, and how far it has come. */
export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: string;
  readonly edition: string;
  /** JSON, with every default written out. */
  readonly options: string;
  readonly pace: Pace;
  /** Of the game; empty while there is none. */
  readonly seed: string;
  readonly salt: string;
  readonly commitment: string;
  /** The person that made it. */
  readonly host: number;
  /** Secret of the link to whatever seat is free. */
  readonly invitation: string;
  readonly created: number;
  readonly changed: number;
  /** How often it was written: every write raises it, and is made on the one that it was decided on. */
  readonly revision: number;
  /** Commands played. */
  readonly version: number;
  /** Seats that must decide, as bits. */
  readonly deciders: number;
  readonly over: boolean;
  readonly window: StoredWindow | undefined;
  /** The table that the same people made when this one was over. */
  readonly rematch?: string | undefined;
  /** The open request of the table; lapsed where its version is another than the table's. */
  readonly request?: StoredRequest | undefined;
  /** The open request to be let back into a seat. */
  readonly letBack?: StoredLetBack | undefined;
  /** Of those who must decide, who has answered in the window, as bits. Nobody else may know. */
  readonly answered: number;
  readonly seats: readonly StoredSeat[];
  /** Where it is dealt from the shares of its seats. */
  readonly deal?: StoredDeal | undefined;
  /** Where time was agreed. */
  readonly clock?: StoredClock | undefined;
}

/** A table as it is needed to play on. */
export interface OpenedTable {
  readonly table: StoredTable;
  /** Text of the file of an edition that does not ship with the game; else empty. */
  readonly editionFile: string;
  /** Seat and command in notation, from the start. */
  readonly commands: readonly string[];
  readonly segments: readonly StoredSegment[];
  /** The answers that the window holds back, by seat. */
  readonly sealed: readonly SealedSegment[];
  /** The number of its last message. */
  readonly told: number;
}

/** A person takes a table off its list. */
export interface LettingGo extends TableWrite {
  readonly person: number;
}

/** Another person invites to a table from now on. */
export interface NewHost extends TableWrite {
  readonly host: number;
  readonly message: Message;
}

/** A table whose host was not seen for long. */
export interface HostlessTable {
  readonly id: string;
  readonly host: number;
}

/** A table, and how many commands were played there. */
export interface TableAt {
  readonly id: string;
  readonly version: number;
}

export interface TableCount {
  readonly all: number;
  readonly own: number;
}

/** A table that follows on another one, which is over. */
export interface Rematch extends TableWrite {
  /** The new one, and what belongs to it as in `createTable`. */
  readonly made: StoredTable;
  readonly editionFile: string;
  readonly due: readonly DueWork[];
  readonly begins?: ClockEvent | undefined;
  readonly message: Message;
}

/** Tables from the first to the last day. */
export const TABLE_OPERATIONS = {
  /**
   * @param editionFile as in `OpenedTable`; kept once for all tables that have the same
   * @param begins what has set clocks going, where they run from the beginning
   */
  createTable:
    writes<
      (
        table: StoredTable,
        editionFile: string,
        due: readonly DueWork[],
        begins?: ClockEvent,
      ) => void
    >(),
  /** The same, after another table, instead of what followed on that one before. */
  createRematch: changes<Rematch>(({ message }) => [message]),
  openTable: reads<(id: string) => OpenedTable | undefined>(),
  /** Tables made by a person or with a seat of it, the last changed first, but for those that it has let go. */
  tablesOf: reads<(person: number) => readonly StoredTable[]>(),
  /** How many tables there are, and how many of them a person made. */
  countTables: reads<(person: number) => TableCount>(),
  /** Some tables that were not changed since a moment. */
  idleTables: reads<(before: number, most: number) => readonly string[]>(),
  /**
   * Some tables that were made before a moment, at which no person has played and nobody but who made them sits,
   * the oldest first.
   */
  unplayedTables: reads<(before: number, most: number) => readonly TableAt[]>(),
  /**
   * A person takes a table off its list, until it plays there again. The table is deleted when all who have a seat there, and
   * its host, have let it go.
   */
  letGo: changes<LettingGo, 'kept' | 'deleted'>(),
  /** A table is on the list of a person again. */
  takeUp: writes<(table: string, person: number) => void>(),
  newHost: changes<NewHost>(({ message }) => [message]),
  /** Some tables whose games go on: whose host was not seen since a moment, and somebody else who sits there was. */
  hostlessTables: reads<(before: number, most: number) => readonly HostlessTable[]>(),
  /** Deletes a table and everything of it. */
  deleteTable: changes<TableWrite>(),
};
