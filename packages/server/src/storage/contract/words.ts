import type { Message } from './message.ts';
import { changes, reads, type TableWrite, writes } from './operations.ts';

/** A word: a phrase, a text or a reaction at a table. */
export interface StoredWord {
  /** The number of the message that told it. */
  readonly number: number;
  readonly seat: number;
  /** The name of the person who sat there. */
  readonly name: string;
  /** The sender's own key for it. */
  readonly key: string;
  readonly kind: 'phrase' | 'text' | 'reaction' | 'operator';
  /** The name of a phrase, a reaction or an act of the operator, or a text. */
  readonly body: string;
  /** The subject of a reaction, `word 3` or `move 12`; else empty. */
  readonly about: string;
  readonly created: number;
}

/** A word on its way into the storage. */
export interface NewWord {
  readonly word: Omit<StoredWord, 'number' | 'created'>;
  /** The number of words that a table keeps; older ones are deleted. */
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

/** A board to try things on as a person left it: a text of the page. */
export interface StoredSketch {
  readonly sketch: string;
  readonly changed: number;
}

/** Words at tables, and the private notes and sketches of persons. */
export const WORD_OPERATIONS = {
  /**
   * Stores a word. Fails when the seat has used the key.
   * @returns its number
   */
  writeWord: changes<WordWrite, number>(({ message }) => [message]),
  /** The last words of a table after a number, in order. */
  wordsAfter: reads<(table: string, number: number, most: number) => readonly StoredWord[]>(),
  /** Whether the word with a number is still kept. */
  hasWord: reads<(table: string, number: number) => boolean>(),
  /** The word of a seat with a key. */
  findWord: reads<(table: string, seat: number, key: string) => StoredWord | undefined>(),
  /**
   * Notes belong to a person, and storing them is no write of the table: the last version counts.
   */
  writeNotes: writes<(table: string, person: number, notes: StoredNotes) => void>(),
  notesOf: reads<(table: string, person: number) => StoredNotes | undefined>(),
  /** The sketch of a person at a table lies beside the notes: it goes where they go. */
  writeSketch: writes<(table: string, person: number, sketch: StoredSketch) => void>(),
  sketchOf: reads<(table: string, person: number) => StoredSketch | undefined>(),
};
