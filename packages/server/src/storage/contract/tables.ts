import type { ClockEvent } from '../../time/clocks.ts';
import type { AheadMark } from './ahead.ts';
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
  /** The level of the bot that plays it; empty where a person does. */
  readonly level: string;
  /** Secret of the link to this seat; empty for bots. */
  readonly key: string;
  /** When somebody took the seat, in milliseconds since 1970; 0 while it is free. */
  readonly joined: number;
  /**
   * The person that holds the seat, or nobody. There are several only where a database before
   * version 6 had the seat open on several devices without knowing whose they were.
   */
  readonly persons: readonly number[];
  /**
   * SHA-256 of a secret that a new device sends with its claim and repeats if the answer is lost:
   * without the answer it has no cookie.
   */
  readonly again?: string | undefined;
  /**
   * When its person left or was taken out of the game, in milliseconds since 1970; then a bot
   * plays, and the seat may be taken.
   */
  readonly left?: number | undefined;
  /** The version of the table when its person left or ran out of time. */
  readonly gone?: number | undefined;
  /** The program that plays the seat for its person, while its token is valid. */
  readonly program?: SeatProgram | undefined;
}

/** How a table waits for hidden answers: until everybody has answered, or for a limited time. */
export type Pace = 'slow' | 'live';

/** The facts of a table that do not change, and its present state. */
export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: string;
  readonly edition: string;
  /** The options as JSON, with every default written out. */
  readonly options: string;
  readonly pace: Pace;
  /** The seed of the game; empty while there is none. */
  readonly seed: string;
  readonly salt: string;
  readonly commitment: string;
  /** The person who made it. */
  readonly host: number;
  /** Secret of the link to any free seat. */
  readonly invitation: string;
  readonly created: number;
  readonly changed: number;
  /**
   * The number of writes so far. Every write raises it, and is made only on the revision that it
   * was decided on.
   */
  readonly revision: number;
  /** The number of moves played. */
  readonly version: number;
  /** Seats that have to decide, as bits. */
  readonly deciders: number;
  readonly over: boolean;
  readonly window: StoredWindow | undefined;
  /** The table that the same people made after the end of this one. */
  readonly rematch?: string | undefined;
  /** The latest request at the table; it has lapsed where its version is not the table's. */
  readonly request?: StoredRequest | undefined;
  /** The open request to be let back into a seat. */
  readonly letBack?: StoredLetBack | undefined;
  /** Seats that have answered in the window, as bits. Nobody else may know them. */
  readonly answered: number;
  readonly seats: readonly StoredSeat[];
  /** Where the game is dealt from the shares of its seats. */
  readonly deal?: StoredDeal | undefined;
  /** Where time limits were agreed. */
  readonly clock?: StoredClock | undefined;
  /** Turns that were ordered ahead, by seat. Nobody else may know of them. */
  readonly ahead?: readonly AheadMark[] | undefined;
}

/** A table with all that is needed to play on. */
export interface OpenedTable {
  readonly table: StoredTable;
  /** Text of the edition file, where the edition does not ship with the game; else empty. */
  readonly editionFile: string;
  /** Seat and move in notation, from the start. */
  readonly commands: readonly string[];
  readonly segments: readonly StoredSegment[];
  /** The answers that wait for the end of the window, by seat. */
  readonly sealed: readonly SealedSegment[];
  /** The number of its last message. */
  readonly told: number;
}

/** A person takes a table off the own list. */
export interface LettingGo extends TableWrite {
  readonly person: number;
}

/** The right to invite goes to another person. */
export interface NewHost extends TableWrite {
  readonly host: number;
  readonly message: Message;
}

/** A part of a list of tables. */
export interface TablePage {
  readonly most: number;
  /** Begins behind that table; left out with the first. */
  readonly after?: TablePlace | undefined;
}

/** The place of a table in a list, the last changed first. */
export type TablePlace = Pick<StoredTable, 'changed' | 'id'>;

/** A table of a list in short: what it is follows from id and revision, for every write raises the revision. */
export type ListedTable = Pick<StoredTable, 'id' | 'changed' | 'revision'>;

/** A table that a person follows, and the seats through which it sees the table, as bits. */
export interface FollowedTable {
  readonly id: string;
  readonly seats: number;
}

/** A table whose host has been away for long. */
export interface HostlessTable {
  readonly id: string;
  readonly host: number;
}

/** A table, and the number of moves played there. */
export interface TableAt {
  readonly id: string;
  readonly version: number;
}

export interface TableCount {
  readonly all: number;
  readonly own: number;
}

/** A rematch: the table that follows on one that is over. */
export interface Rematch extends TableWrite {
  /** The new table, and what belongs to it as in `createTable`. */
  readonly made: StoredTable;
  readonly editionFile: string;
  readonly due: readonly DueWork[];
  readonly begins?: ClockEvent | undefined;
  readonly message: Message;
}

/** A table is deleted for good. */
export interface Deleting extends TableWrite {
  /** Its id and the moment are kept for those who come later. */
  readonly byOperator?: boolean;
}

/** Tables, from being made to being deleted. */
export const TABLE_OPERATIONS = {
  /**
   * @param editionFile as in `OpenedTable`; equal files are stored once
   * @param begins the event that starts the clocks, where they run from the beginning
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
  /** Makes a table as a rematch of another one, in place of an earlier rematch. */
  createRematch: changes<Rematch>(({ message }) => [message]),
  openTable: reads<(id: string) => OpenedTable | undefined>(),
  /** The revision that a table has; undefined where there is no such table. */
  revisionOf: reads<(id: string) => number | undefined>(),
  /**
   * Tables that a person made or sits at, the last changed first, without those taken off the
   * person's list.
   */
  tablesOf: reads<(person: number, page: TablePage) => readonly StoredTable[]>(),
  /** The same list in short. */
  listOf: reads<(person: number, page: TablePage) => readonly ListedTable[]>(),
  /** Tables by id, in any order, without those that are not there. */
  someTables: reads<(ids: readonly string[]) => readonly StoredTable[]>(),
  /** The first tables of that list as a stream follows them: through no seat where a program plays for the person. */
  followedBy: reads<(person: number, most: number) => readonly FollowedTable[]>(),
  /** Some tables, the last changed first; those that come after one of them, where one is given. */
  tablesAfter: reads<(page: TablePage) => readonly StoredTable[]>(),
  /** The number of tables, and the number of those that a person made. */
  countTables: reads<(person: number) => TableCount>(),
  /** Some tables that have not changed since a moment. */
  idleTables: reads<(before: number, most: number) => readonly string[]>(),
  /**
   * Some tables made before a moment at which nobody but their maker sits and no person has played,
   * the oldest first.
   */
  unplayedTables: reads<(before: number, most: number) => readonly TableAt[]>(),
  /**
   * Takes a table off the list of a person until the person plays there again. The table is deleted
   * when its host and all who sit there have done so.
   */
  letGo: changes<LettingGo, 'kept' | 'deleted'>(),
  /** Puts a table back on the list of a person. */
  takeUp: writes<(table: string, person: number) => void>(),
  newHost: changes<NewHost>(({ message }) => [message]),
  /**
   * Some running tables whose host was not here since a moment while another person who sits there
   * was.
   */
  hostlessTables: reads<(before: number, most: number) => readonly HostlessTable[]>(),
  /** Deletes a table with all its data. */
  deleteTable: changes<Deleting>(),
  /** When the operator deleted a table, in milliseconds since 1970; undefined where that was never, or is forgotten. */
  whenDeleted: reads<(table: string) => number | undefined>(),
  /** Forgets which tables were deleted before a moment. */
  forgetDeleted: writes<(before: number) => void>(),
};
