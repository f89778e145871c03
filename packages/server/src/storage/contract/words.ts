import type { Message } from './messages.ts';

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

/** What people say at a table, and what they note down for themselves. */
export interface WordStore {
  /** Says something at a table. Fails when the number or the key is used. */
  writeWord(write: WordWrite): Promise<void>;
  /** The last words of a table after a number, in their order. */
  wordsAfter(table: string, number: number, most: number): Promise<readonly StoredWord[]>;
  /** The word of a seat with a key. */
  findWord(table: string, seat: number, key: string): Promise<StoredWord | undefined>;
  writeNotes(table: string, person: number, notes: StoredNotes): Promise<void>;
  notesOf(table: string, person: number): Promise<StoredNotes | undefined>;
}
