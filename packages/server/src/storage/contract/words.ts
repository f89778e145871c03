import type { Message } from './messages.ts';

/** Something that was said at a table. */
export interface StoredWord {
  /** That of the message that told it. */
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
  readonly word: Omit<StoredWord, 'number'>;
  /** So many words of the table are kept; older ones are forgotten. */
  readonly keep: number;
  readonly message: Message;
}

/** What a person noted down at a table. */
export interface StoredNotes {
  readonly body: string;
  readonly changed: number;
}

/** What people say at a table, and what they note down for themselves. */
export interface WordStore {
  /** Says something at a table. Fails when the seat has used the key. @returns its number */
  writeWord(write: WordWrite): Promise<number>;
  /** The last words of a table after a number, in their order. */
  wordsAfter(table: string, number: number, most: number): Promise<readonly StoredWord[]>;
  /** Whether the word with a number is kept. */
  hasWord(table: string, number: number): Promise<boolean>;
  /** The word of a seat with a key. */
  findWord(table: string, seat: number, key: string): Promise<StoredWord | undefined>;
  writeNotes(table: string, person: number, notes: StoredNotes): Promise<void>;
  notesOf(table: string, person: number): Promise<StoredNotes | undefined>;
}
