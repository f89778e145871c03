import type { ViewerTexts } from '../rules/jobs.ts';

/** Who plays a seat. */
export interface StoredSeat {
  readonly seat: number;
  readonly kind: 'person' | 'bot';
  readonly name: string;
  /** Empty for people. */
  readonly level: string;
  /** Secret of the link to this seat; empty for bots. */
  readonly key: string;
  /** Milliseconds since 1970 when a device first took the seat; 0 for nobody yet. */
  readonly joined: number;
  /** Devices that hold the seat. */
  readonly devices: readonly number[];
}

/** How a table waits for answers that are given in secret: for everybody, or so long and no longer. */
export type Pace = 'slow' | 'live';

/** Several seats are asked at once and in secret, and answer independently of each other. */
export interface StoredWindow {
  /** The version at which it opened; what was decided since are answers in it. */
  readonly from: number;
  /** When it closes, in milliseconds since 1970; 0 when all have answered, however late. */
  readonly closes: number;
}

/** Everything about a table that does not change, and how far it has come. */
export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: string;
  readonly edition: string;
  /** JSON, with every default written out. */
  readonly options: string;
  readonly pace: Pace;
  readonly seed: string;
  readonly salt: string;
  readonly commitment: string;
  /** The device that made it. */
  readonly creator: number;
  readonly created: number;
  readonly changed: number;
  /** Commands played. */
  readonly version: number;
  /** Seats that must decide, as bits. */
  readonly deciders: number;
  readonly over: boolean;
  readonly window: StoredWindow | undefined;
  readonly seats: readonly StoredSeat[];
}

/** A segment that was answered, found again when it comes a second time. */
export interface StoredSegment {
  readonly seat: number;
  /** The sender's own word for it. */
  readonly key: string;
  /** SHA-256 of its commands. */
  readonly digest: string;
  readonly from: number;
  readonly version: number;
}

/** A table as it is needed to play on. */
export interface OpenedTable {
  readonly table: StoredTable;
  /** Text of the file of an edition that does not ship with the game; else empty. */
  readonly editionFile: string;
  /** Seat and command in notation, from the start. */
  readonly commands: readonly string[];
  readonly segments: readonly StoredSegment[];
}

/** A message to everybody who follows a table. */
export interface Message {
  readonly table: string;
  readonly kind: 'segment' | 'seats';
  readonly texts: ViewerTexts;
}

/** A message with its place in the one sequence of the whole server. */
export interface SentMessage extends Message {
  readonly sequence: number;
}

export interface SegmentWrite {
  readonly table: string;
  readonly segment: StoredSegment;
  /** Seat and command in notation, in the order of play. */
  readonly commands: readonly string[];
  readonly deciders: number;
  readonly over: boolean;
  readonly window: StoredWindow | undefined;
  readonly message: Message;
  readonly now: number;
}

export interface SeatClaim {
  readonly table: string;
  readonly seat: number;
  readonly device: number;
  /** Kept as it is when empty. */
  readonly name: string;
  /** Told only when something changed. */
  readonly message: Message;
  readonly now: number;
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

/** Messages after a sequence, or that some of them are gone. */
export type Missed =
  | { readonly whole: true; readonly messages: readonly SentMessage[] }
  | { readonly whole: false };

/**
 * What the server keeps. Every write is one transaction, durable when its promise resolves; messages
 * are handed to `sent` after the commit and before the promise resolves, in the order of their
 * sequence. A write that is rejected has changed nothing.
 */
export interface Storage {
  addDevice(tokenHash: string, now: number): Promise<number>;
  findDevice(tokenHash: string): Promise<number | undefined>;

  /** @param editionFile as in `OpenedTable`; kept once for all tables that have the same. */
  createTable(table: StoredTable, editionFile: string): Promise<void>;
  openTable(id: string): Promise<OpenedTable | undefined>;
  /** Tables made by a device or with a seat of it, the last changed first. */
  tablesOf(device: number): Promise<readonly StoredTable[]>;
  /** How many tables there are, and how many of them a device made. */
  countTables(device: number): Promise<TableCount>;
  /** Some tables that were not changed since a moment. */
  idleTables(before: number, most: number): Promise<readonly string[]>;
  /**
   * Some tables that were made before a moment, at which no person has played and nobody but who made them sits,
   * the oldest first.
   */
  unplayedTables(before: number, most: number): Promise<readonly TableAt[]>;
  /** Deletes a table and everything of it. */
  deleteTable(id: string): Promise<void>;
  /** Tables where a bot must decide. */
  waitingForBots(): Promise<readonly string[]>;
  /** Tables with a window that closes by itself. */
  closingWindows(): Promise<readonly string[]>;

  /** @returns false when the table has not the version `segment.from`: nothing was written. */
  writeSegment(write: SegmentWrite): Promise<boolean>;
  claimSeat(claim: SeatClaim): Promise<void>;

  /** The sequence of the last message. */
  lastSequence(): Promise<number>;
  messagesAfter(sequence: number, tables: readonly string[]): Promise<Missed>;
  /** Forgets messages written before a moment. */
  forgetMessages(before: number): Promise<void>;

  close(): Promise<void>;
}

/** Why storing failed, for those who can do something about it. */
export type StorageFault =
  | 'full'
  | 'not-writable'
  | 'in-use'
  | 'newer'
  | 'foreign'
  | 'damaged'
  | 'failed';

export class StorageError extends Error {
  readonly fault: StorageFault;

  constructor(fault: StorageFault, detail: string) {
    super(detail);
    this.fault = fault;
  }
}
