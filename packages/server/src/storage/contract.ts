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
  /** Milliseconds since 1970 when somebody took the seat; 0 while it is free. */
  readonly joined: number;
  /**
   * Persons that hold the seat: one, or nobody. Several only where databases before version 6 had it open on
   * several devices, of which nobody knows whose they were.
   */
  readonly persons: readonly number[];
}

/** What a device is, as far as it says so itself. */
export interface DeviceKind {
  readonly kind: 'phone' | 'tablet' | 'computer' | 'unknown';
  /** Names of browser and system, `Firefox · Android`; empty when they are not known. */
  readonly browser: string;
}

/** A browser that is known by its cookie. */
export interface StoredDevice extends DeviceKind {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly seen: number;
}

/** Who asks: a device, and the person whose it is. */
export interface Identity {
  readonly device: number;
  readonly person: number;
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
  /** The person that made it. */
  readonly host: number;
  /** Secret of the link to whatever seat is free. */
  readonly invitation: string;
  readonly created: number;
  readonly changed: number;
  /** Commands played. */
  readonly version: number;
  /** Seats that must decide, as bits. */
  readonly deciders: number;
  readonly over: boolean;
  readonly window: StoredWindow | undefined;
  /** The table that the same people made when this one was over. */
  readonly rematch?: string | undefined;
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
  readonly kind: 'segment' | 'seats' | 'rematch' | 'word';
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
  readonly person: number;
  /** Kept as it is when empty. */
  readonly name: string;
  readonly message: Message;
  readonly now: number;
}

export interface NewDevice extends DeviceKind {
  readonly tokenHash: string;
  readonly person?: number;
  readonly now: number;
}

/** Something that was said at a table. */
export interface StoredWord {
  /** Counted from 1 at every table. */
  readonly number: number;
  readonly seat: number;
  /** Of who sat there. */
  readonly name: string;
  /** The sender's own word for it. */
  readonly key: string;
  readonly kind: 'phrase' | 'text' | 'reaction';
  /** The phrase or reaction by its name, or the text. */
  readonly body: string;
  /** Of a reaction, what it is shown to: `word 3`, `move 12`; else empty. */
  readonly about: string;
  readonly created: number;
}

export interface WordWrite {
  readonly table: string;
  readonly word: StoredWord;
  /** Words up to this number are forgotten. */
  readonly forget: number;
  readonly message: Message;
}

/** What a person noted down at a table. */
export interface StoredNotes {
  readonly body: string;
  readonly changed: number;
}

/** When one of a person's devices was here last, within some minutes. */
export interface PersonSeen {
  readonly person: number;
  readonly seen: number;
}

export interface DeviceNote extends DeviceKind {
  readonly device: number;
  readonly now: number;
}

/**
 * What became of two persons. They stay two when the first has other devices, which were not asked, and when both play at
 * one table, or one would see the hand of the other.
 */
export type Merged =
  | { readonly result: 'merged'; readonly tables: readonly string[] }
  | { readonly result: 'device-shared' | 'same-table' };

/** A table that follows on one that is over. */
export interface Rematch {
  readonly of: string;
  /** What followed on it until now. */
  readonly before: string | undefined;
  readonly message: Message;
  readonly now: number;
}

export interface NewLinks {
  readonly table: string;
  readonly keys: readonly { readonly seat: number; readonly key: string }[];
  readonly invitation: string;
}

export interface FreedSeat {
  readonly table: string;
  readonly seat: number;
  readonly key: string;
  readonly invitation: string;
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
  /** A device of a person; of a new one, nameless as yet, when none is given. */
  addDevice(device: NewDevice): Promise<Identity>;
  findDevice(tokenHash: string): Promise<Identity | undefined>;
  /** The devices of a person, the last seen first. */
  devicesOf(person: number): Promise<readonly StoredDevice[]>;
  /** When persons were here last; nobody in it of whom nothing is known. */
  seenOf(persons: readonly number[]): Promise<readonly PersonSeen[]>;
  /** A device was here. */
  noteDevice(note: DeviceNote): Promise<void>;
  /** Deletes a device of a person, but not its last: nobody could ever come back to its seats. */
  endDevice(person: number, device: number): Promise<'ended' | 'device-unknown' | 'last-device'>;
  /** Seats, tables and the one device of a person become another's. */
  mergePersons(from: number, into: number): Promise<Merged>;

  /** @param editionFile as in `OpenedTable`; kept once for all tables that have the same. */
  createTable(table: StoredTable, editionFile: string): Promise<void>;
  /** The same, after another table. @returns false when something else follows on that one: nothing was written. */
  createRematch(table: StoredTable, editionFile: string, after: Rematch): Promise<boolean>;
  openTable(id: string): Promise<OpenedTable | undefined>;
  /** Tables made by a person or with a seat of it, the last changed first. */
  tablesOf(person: number): Promise<readonly StoredTable[]>;
  /** How many tables there are, and how many of them a person made. */
  countTables(person: number): Promise<TableCount>;
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
  /** @returns false when somebody holds the seat: nothing was written. */
  claimSeat(claim: SeatClaim): Promise<boolean>;
  /** Nobody holds a seat any more; its link and the invitation are new ones. */
  freeSeat(freed: FreedSeat): Promise<void>;
  /** The links to the free seats of a table, and the invitation, are new ones. */
  renewLinks(links: NewLinks): Promise<void>;

  /** Says something at a table. Fails when the number or the key is used. */
  writeWord(write: WordWrite): Promise<void>;
  /** The last words of a table after a number, in their order. */
  wordsAfter(table: string, number: number, most: number): Promise<readonly StoredWord[]>;
  /** The word of a seat with a key. */
  findWord(table: string, seat: number, key: string): Promise<StoredWord | undefined>;
  writeNotes(table: string, person: number, notes: StoredNotes): Promise<void>;
  notesOf(table: string, person: number): Promise<StoredNotes | undefined>;

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
