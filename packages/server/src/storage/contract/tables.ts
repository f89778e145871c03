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
  /** The level of the bot that plays it; empty if a person plays. */
  readonly level: string;
  /** The secret of the link to this seat; empty for bots. */
  readonly key: string;
  /** The time when a person took the seat, in milliseconds since 1970; 0 while it is free. */
  readonly joined: number;
  /**
   * The person that has the seat, or nobody. There are several only if a database before version 6
   * had the seat open on several devices, whose owners are unknown.
   */
  readonly persons: readonly number[];
  /**
   * SHA-256 of a secret that a new device sends with its claim and repeats if the answer is lost,
   * since it has no cookie without the answer.
   */
  readonly again?: string | undefined;
  /**
   * The time when its person left or was removed from the game, in milliseconds since 1970; since
   * then a bot plays, and another person may take the seat.
   */
  readonly left?: number | undefined;
  /** The version of the table when its person left or ran out of time. */
  readonly gone?: number | undefined;
  /** The program that plays the seat for its person, while its token is valid. */
  readonly program?: SeatProgram | undefined;
}

/** How a table waits for secret answers: until everybody has answered, or for a limited time. */
export type Pace = 'slow' | 'live';

/** The facts about a table that do not change, and its present state. */
export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: string;
  readonly edition: string;
  /** The options as JSON, with every default written out. */
  readonly options: string;
  readonly pace: Pace;
  /** The seed of the game; empty if there is none yet. */
  readonly seed: string;
  readonly salt: string;
  readonly commitment: string;
  /** The person who made it. */
  readonly host: number;
  /** The secret of the link to any free seat. */
  readonly invitation: string;
  readonly created: number;
  readonly changed: number;
  /**
   * The number of writes so far. Every write raises it, and is made only on the revision on which
   * it was decided.
   */
  readonly revision: number;
  /** The number of moves played. */
  readonly version: number;
  /** Seats that have to decide, as bits. */
  readonly deciders: number;
  readonly over: boolean;
  readonly window: StoredWindow | undefined;
  /** The rematch that the same people made after the end of this game. */
  readonly rematch?: string | undefined;
  /** The latest request at the table; it has lapsed if its version is not the table's. */
  readonly request?: StoredRequest | undefined;
  /** The open request to be let back into a seat. */
  readonly letBack?: StoredLetBack | undefined;
  /** Seats that have answered in the window, as bits. This is secret. */
  readonly answered: number;
  readonly seats: readonly StoredSeat[];
  /** Set if the game is dealt from the shares of its seats. */
  readonly deal?: StoredDeal | undefined;
  /** The clocks, if time limits were agreed. */
  readonly clock?: StoredClock | undefined;
  /** Turns that were planned ahead, by seat. These are secret. */
  readonly ahead?: readonly AheadMark[] | undefined;
}

/** A table with all data that are needed to play on. */
export interface OpenedTable {
  readonly table: StoredTable;
  /** The text of the edition file, if the edition is not a built-in one; otherwise empty. */
  readonly editionFile: string;
  /** Seat and move in notation, from the start. */
  readonly commands: readonly string[];
  readonly segments: readonly StoredSegment[];
  /** The answers that wait for the end of the window, by seat. */
  readonly sealed: readonly SealedSegment[];
  /** The number of its last message. */
  readonly told: number;
}

/** A person removes a table from the person's list. */
export interface LettingGo extends TableWrite {
  readonly person: number;
}

/** The table gets another host. */
export interface NewHost extends TableWrite {
  readonly host: number;
  readonly message: Message;
}

/** A part of a list of tables. */
export interface TablePage {
  readonly most: number;
  /** The page begins after that table; left out for the first page. */
  readonly after?: TablePlace | undefined;
}

/** The place of a table in a list, the most recently changed first. */
export type TablePlace = Pick<StoredTable, 'changed' | 'id'>;

/**
 * A table of a list by id and revision. These determine its contents, since every write raises the
 * revision.
 */
export type ListedTable = Pick<StoredTable, 'id' | 'changed' | 'revision'>;

/** A table that a person follows, and the seats through which the person sees it, as bits. */
export interface FollowedTable {
  readonly id: string;
  readonly seats: number;
}

/** A table whose host has been away for a long time. */
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

/** A rematch: the table that follows a finished game. */
export interface Rematch extends TableWrite {
  /** The new table with its data, as in `createTable`. */
  readonly made: StoredTable;
  readonly editionFile: string;
  readonly due: readonly DueWork[];
  readonly begins?: ClockEvent | undefined;
  readonly message: Message;
}

/** A table is deleted for good. */
export interface Deleting extends TableWrite {
  /** Whether its id and the time of the deletion are kept, for later visitors. */
  readonly byOperator?: boolean;
}

/** Tables, from their making to their deletion. */
export const TABLE_OPERATIONS = {
  /**
   * Stores a new table.
   * @param editionFile as in `OpenedTable`; equal files are stored once
   * @param begins the event that starts the clocks, if they run from the beginning
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
  /** Makes a table as a rematch of another one, and replaces an earlier rematch. */
  createRematch: changes<Rematch>(({ message }) => [message]),
  openTable: reads<(id: string) => OpenedTable | undefined>(),
  /** The revision of a table; undefined if there is no such table. */
  revisionOf: reads<(id: string) => number | undefined>(),
  /**
   * Tables that a person made or has a seat at, the most recently changed first, without those
   * removed from the person's list.
   */
  tablesOf: reads<(person: number, page: TablePage) => readonly StoredTable[]>(),
  /** The list of `tablesOf`, with few facts about each table. */
  listOf: reads<(person: number, page: TablePage) => readonly ListedTable[]>(),
  /** Tables by id, in any order; missing ones are left out. */
  someTables: reads<(ids: readonly string[]) => readonly StoredTable[]>(),
  /**
   * The first tables on the list of a person, as a stream follows them; a seat that is played by a
   * program is not shown to its person.
   */
  followedBy: reads<(person: number, most: number) => readonly FollowedTable[]>(),
  /** Some tables, the most recently changed first; if a table is given, those after it. */
  tablesAfter: reads<(page: TablePage) => readonly StoredTable[]>(),
  /** The number of all tables, and of those made by a person. */
  countTables: reads<(person: number) => TableCount>(),
  /** Some tables that have not changed since a given time. */
  idleTables: reads<(before: number, most: number) => readonly string[]>(),
  /**
   * Some tables made before a given time at which only the host sits and no person has played, the
   * oldest first.
   */
  unplayedTables: reads<(before: number, most: number) => readonly TableAt[]>(),
  /**
   * Removes a table from the list of a person until the person plays there again. The table is
   * deleted when its host and all its people have done so.
   */
  letGo: changes<LettingGo, 'kept' | 'deleted'>(),
  /** Returns a table to the list of a person. */
  takeUp: writes<(table: string, person: number) => void>(),
  newHost: changes<NewHost>(({ message }) => [message]),
  /**
   * Some running tables whose host was not here since a given time, while another person of the
   * table was.
   */
  hostlessTables: reads<(before: number, most: number) => readonly HostlessTable[]>(),
  /** Deletes a table with all its data. */
  deleteTable: changes<Deleting>(),
  /**
   * The time when the operator deleted a table, in milliseconds since 1970; undefined if that never
   * happened, or is no longer stored.
   */
  whenDeleted: reads<(table: string) => number | undefined>(),
  /** Deletes the ids of tables that were deleted before a given time. */
  forgetDeleted: writes<(before: number) => void>(),
};
