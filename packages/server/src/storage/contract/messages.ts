import type { Message } from './message.ts';
import { reads, writes } from './operations.ts';

/** A message that is stored. */
export interface SentMessage extends Message {
  /** Messages of a table are counted from 1, in the order in which what they tell was written. */
  readonly number: number;
}

/** Up to which message somebody has what was told of a table; undefined where that one has nothing of it. */
export interface StreamPosition {
  readonly table: string;
  readonly number: number | undefined;
}

/** How a table stands, and what was told of it after a place. */
export interface News {
  readonly table: string;
  readonly version: number;
  /** Of the last message; 0 where nothing was told yet. */
  readonly number: number;
  /**
   * All messages after the place up to that number, in their order. Undefined where somebody has nothing of the table, a
   * place that it never had, or has missed what is not kept any more, or more than can be told at once.
   */
  readonly missed: readonly SentMessage[] | undefined;
}

/**
 * Messages, kept for devices that come back. There is no order between messages of two tables: a writer to one needs to
 * know nothing of the others.
 */
export const MESSAGE_OPERATIONS = {
  /** Of tables that are there, in any order; each as it stands at one moment. */
  newsSince: reads<(places: readonly StreamPosition[]) => readonly News[]>(),
  /** Forgets messages written before a moment. Numbers are not used again. */
  forgetMessages: writes<(before: number) => void>(),
};
