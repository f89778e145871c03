import type { DueKind, OperationName } from '../storage/contract.ts';

/** How a call to the storage ended; `overtaken`: the table was written meanwhile, and is decided on once more. */
export type CallEnd = 'done' | 'overtaken' | 'failed';

/** Hears what a server does, for statistics. It is told no name, address, table or move. */
export interface Meter {
  /** @param route its pattern */
  answered(method: string, route: string, status: number, seconds: number): void;
  refused(code: string): void;
  called(operation: OperationName, end: CallEnd, seconds: number): void;
  /** Writes that one transaction made durable. */
  committed(writes: number): void;
  /** Moves of one segment that were made durable. */
  played(moves: number): void;
  /** Due work was begun so much later than it was due. */
  began(kind: DueKind, seconds: number): void;
  /** @param channel its kind */
  carried(channel: string, result: string): void;
  /** @param hasMoved false where the bot gave no move in time */
  thought(hasMoved: boolean, seconds: number): void;
}
