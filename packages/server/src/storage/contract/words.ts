import type { Message } from './message.ts';
import { changes, reads, type TableWrite, writes } from './operations.ts';

/** A word: a phrase, a text or a reaction at a table. */
export interface StoredWord {
  /** The number of the message that reports it. */
  readonly number: number;
  readonly seat: number;
  /** The name of the person in the seat at that time. */
  readonly name: string;
  /** The key that the sender chose for it. */
  readonly key: string;
  readonly kind: 'phrase' | 'text' | 'reaction' | 'operator';
  /** The name of a phrase, a reaction or an act of the operator, or a text. */
  readonly body: string;
  /** The subject of a reaction, `word 3` or `move 12`; otherwise empty. */
  readonly about: string;
  readonly created: number;
}

/** A word that is being stored. */
export interface NewWord {
  readonly word: Omit<StoredWord, 'number' | 'created'>;
  /** The number of words that a table keeps; older ones are deleted. */
  readonly keep: number;
  readonly message: Message;
}

export interface WordWrite extends TableWrite, NewWord {}

/**
 * The message about a word that is stored together with another write; it is the last message of
 * that write.
 */
export function saidWith(said: NewWord | undefined): readonly Message[] {
  return said === undefined ? [] : [said.message];
}

/** The notes of a person at a table. */
export interface StoredNotes {
  readonly body: string;
  readonly changed: number;
}

/** A person's board for trying moves: a text of the page. */
export interface StoredSketch {
  readonly sketch: string;
  readonly changed: number;
}

/** Words at tables, and the private notes and sketches of persons. */
export const WORD_OPERATIONS = {
  /**
   * Stores a word. Fails if the seat has already used the key.
   * @returns its number
   */
  writeWord: changes<WordWrite, number>(({ message }) => [message]),
  /** The last words of a table after a number, in order. */
  wordsAfter: reads<(table: string, number: number, most: number) => readonly StoredWord[]>(),
  /** Whether the word with this number is still stored. */
  hasWord: reads<(table: string, number: number) => boolean>(),
  /** The word of a seat with a key. */
  findWord: reads<(table: string, seat: number, key: string) => StoredWord | undefined>(),
  /**
   * Notes belong to a person, and storing them is not a write of the table: the version that was
   * sent last counts.
   */
  writeNotes: writes<(table: string, person: number, notes: StoredNotes) => void>(),
  notesOf: reads<(table: string, person: number) => StoredNotes | undefined>(),
  /** The sketch of a person at a table is stored in the row of the notes, and deleted with it. */
  writeSketch: writes<(table: string, person: number, sketch: StoredSketch) => void>(),
  sketchOf: reads<(table: string, person: number) => StoredSketch | undefined>(),
};
