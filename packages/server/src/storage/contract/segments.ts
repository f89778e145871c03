import type { AheadProgress } from './ahead.ts';
import type { ClockWrite } from './clocks.ts';
import type { DueWork } from './due.ts';
import { type Message, toldBy } from './message.ts';
import { changes, type TableWrite } from './operations.ts';
import type { StoredWindow } from './window.ts';

/** An answered segment, kept to recognise a repeated request. */
export interface StoredSegment {
  readonly seat: number;
  /** The key that the sender chose for it. */
  readonly key: string;
  /** SHA-256 of its moves. */
  readonly digest: string;
  readonly from: number;
  readonly version: number;
}

export interface SegmentWrite extends TableWrite {
  /** The number of moves played before it, and after it. */
  readonly from: number;
  readonly version: number;
  /** The segments of the answer: one, or all sealed ones in order. */
  readonly segments: readonly StoredSegment[];
  /** Whether a window has closed: then the answers sealed in it are played and removed. */
  readonly opens: boolean;
  /** Seat and move in notation, in the order of play. */
  readonly commands: readonly string[];
  readonly deciders: number;
  readonly over: boolean;
  readonly window: StoredWindow | undefined;
  /** All due work of the table from now on; other work of the table is removed. */
  readonly due: readonly DueWork[];
  /** The clocks of the table, if they change. */
  readonly clock?: ClockWrite | undefined;
  /** Planned turns: a step was played, or all plans at the table have ended. */
  readonly ahead?: AheadProgress | 'gone' | undefined;
  readonly message: Message;
}

/** The answer of a seat that is asked in secret, to be played when the window closes. */
export interface SealedSegment {
  readonly seat: number;
  readonly key: string;
  readonly digest: string;
  /** In notation, without the seat. */
  readonly commands: readonly string[];
}

export interface SealWrite extends TableWrite {
  readonly sealed: SealedSegment;
  /** All due work of the table from now on. */
  readonly due: readonly DueWork[];
}

/** Segments that were played, and answers that wait for the end of a window. */
export const SEGMENT_OPERATIONS = {
  /**
   * Stores an answer until the window closes. No message is sent, and nothing visible to others
   * changes. Fails if the seat has answered.
   */
  sealSegment: changes<SealWrite>(),
  writeSegment: changes<SegmentWrite>(({ message, table, clock }) => toldBy(message, table, clock)),
};
