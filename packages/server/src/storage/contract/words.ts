import type { Message } from './message.ts';
import { changes, reads, type TableWrite, writes } from './operations.ts';

/** Something that was said at a table. */
export interface StoredWord {
  /** That of the message that told it. */
  readonly number: number;
  readonly seat: number;
  /** Of who sat there. */
  readonly name: string;
  /** The sender's own word for it. */
  readonly key: string;
  readonly kind: 'phrase' | 'text' | 'reaction' | 'operator';
  /** The phrase, the reaction or the act of the operator by its name, or the text. */
  readonly body: string;
  /** Of a reaction, what it is shown to: `word 3`, `move 12`; else empty. */
  readonly about: string;
  readonly created: number;
}

/** A word on its way into the storage. */
export interface NewWord {
  readonly word: Omit<StoredWord, 'number' | 'created'>;
  /** So many words of the table are kept; older ones are forgotten. */
  readonly keep: number;
  readonly message: Message;
}

export interface WordWrite extends TableWrite, NewWord {}

/** The message of a word that comes with another write: the last of that write. */
export function saidWith(said: NewWord | undefined): readonly Message[] {
  return said === undefined ? [] : [said.message];
}

/** The notes of a person at a table. */
export interface StoredNotes {
  readonly body: string;
  readonly changed: number;
}

/** Words of people at a table, and the notes that they keep for themselves. */
export const WORD_OPERATIONS = {
  /** Says something at a table. Fails when the seat has used the key. @returns its number */
  writeWord: changes<WordWrite, number>(({ message }) => [message]),
  /** The last words of a table after a number, in their order. */
  wordsAfter: reads<(table: string, number: number, most: number) => readonly StoredWord[]>(),
  /** Whether the word with a number is kept. */
  hasWord: reads<(table: string, number: number) => boolean>(),
  /** The word of a seat with a key. */
  findWord: reads<(table: string, seat: number, key: string) => StoredWord | undefined>(),
  /** Notes belong to a person, and are no write of the table: the last one counts. */
  writeNotes: writes<(table: string, person: number, notes: StoredNotes) => void>(),
  notesOf: reads<(table: string, person: number) => StoredNotes | undefined>(),
};
