import type { DueWork } from './due.ts';
import type { Message } from './messages.ts';
import type { StoredWindow } from './tables.ts';

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

export interface SegmentWrite {
  readonly table: string;
  readonly segment: StoredSegment;
  /** Seat and command in notation, in the order of play. */
  readonly commands: readonly string[];
  readonly deciders: number;
  readonly over: boolean;
  readonly window: StoredWindow | undefined;
  /** All that is due at the table from now on. What was due before and is not among it is gone. */
  readonly due: readonly DueWork[];
  readonly message: Message;
  readonly now: number;
}

/** What is played. */
export interface SegmentStore {
  /** @returns false when the table has not the version `segment.from`: nothing was written. */
  writeSegment(write: SegmentWrite): Promise<boolean>;
}
