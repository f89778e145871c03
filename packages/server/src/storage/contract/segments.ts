import type { ClockWrite } from './clocks.ts';
import type { DueWork } from './due.ts';
import { type Message, toldBy } from './message.ts';
import { changes, type TableWrite } from './operations.ts';
import type { StoredWindow } from './window.ts';

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

export interface SegmentWrite extends TableWrite {
  /** Commands that had been played before, and that have been played then. */
  readonly from: number;
  readonly version: number;
  /** The answer: one segment, or all that were sealed, one after the other. */
  readonly segments: readonly StoredSegment[];
  /** A window has closed: what was sealed in it is played, and gone. */
  readonly opens: boolean;
  /** Seat and command in notation, in the order of play. */
  readonly commands: readonly string[];
  readonly deciders: number;
  readonly over: boolean;
  readonly window: StoredWindow | undefined;
  /** All that is due at the table from now on. Earlier due work that is not among it is gone. */
  readonly due: readonly DueWork[];
  /** Where it changes the clocks of the table. */
  readonly clock?: ClockWrite | undefined;
  readonly message: Message;
}

/** The answer of a seat that is asked in secret: it is played when the window closes. */
export interface SealedSegment {
  readonly seat: number;
  readonly key: string;
  readonly digest: string;
  /** In notation, without the seat. */
  readonly commands: readonly string[];
}

export interface SealWrite extends TableWrite {
  readonly sealed: SealedSegment;
  /** All that is due at the table from now on. */
  readonly due: readonly DueWork[];
}

/** The played segments. */
export const SEGMENT_OPERATIONS = {
  /**
   * Keeps an answer until the window closes. Nobody is told, and nothing of the table changes that others may see. Fails
   * where the seat has answered.
   */
  sealSegment: changes<SealWrite>(),
  writeSegment: changes<SegmentWrite>(({ message, table, clock }) => toldBy(message, table, clock)),
};
