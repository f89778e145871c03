import type { Message } from './message.ts';
import { reads, writes } from './operations.ts';

/** A message that is stored. */
export interface SentMessage extends Message {
  /** The messages of a table are numbered from 1, in the order of the writes that they report. */
  readonly number: number;
}

/** The number of the last message of a table that a client has; undefined if it has none. */
export interface StreamPosition {
  readonly table: string;
  readonly number: number | undefined;
}

/** The state of a table's messages, and the messages after a number. */
export interface News {
  readonly table: string;
  readonly version: number;
  /** The number of the last message; 0 if there is none yet. */
  readonly number: number;
  /**
   * All messages after the given number, in order. Undefined if the client has no number or an
   * unknown one, or if the missed messages are deleted or too many to send.
   */
  readonly missed: readonly SentMessage[] | undefined;
}

/**
 * Messages, kept for devices that reconnect. Messages of two tables have no common order, so a
 * write of one table does not depend on other tables.
 */
export const MESSAGE_OPERATIONS = {
  /** The news of those tables that exist, in any order; each table is read at one moment. */
  newsSince: reads<(places: readonly StreamPosition[]) => readonly News[]>(),
  /** Deletes messages written before a given time. Their numbers are not used again. */
  forgetMessages: writes<(before: number) => void>(),
};
