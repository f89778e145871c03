import type { Message } from './message.ts';
import { reads, writes } from './operations.ts';

/** A message that is stored. */
export interface SentMessage extends Message {
  /** The messages of a table are numbered from 1, in the order of the writes that they tell of. */
  readonly number: number;
}

/** The number of the last message of a table that a client has; undefined where it has none. */
export interface StreamPosition {
  readonly table: string;
  readonly number: number | undefined;
}

/** The state of a table's messages, and those after a number. */
export interface News {
  readonly table: string;
  readonly version: number;
  /** The number of the last message; 0 where there is none yet. */
  readonly number: number;
  /**
   * All messages after the given number, in order. Undefined where the client has none, names a
   * number that was never used, or has missed messages that are deleted or too many to send.
   */
  readonly missed: readonly SentMessage[] | undefined;
}

/**
 * Messages, kept for devices that come back. Messages of two tables have no common order, so a
 * writer to one table needs nothing of the others.
 */
export const MESSAGE_OPERATIONS = {
  /** For existing tables, in any order; each as it is at one moment. */
  newsSince: reads<(places: readonly StreamPosition[]) => readonly News[]>(),
  /** Deletes messages written before a moment. Numbers are not used again. */
  forgetMessages: writes<(before: number) => void>(),
};
