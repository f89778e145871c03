import type { DueKind, OperationName } from '../storage/contract.ts';

/**
 * How a call to the storage ended. `overtaken`: another write to the table came first, and the
 * decision is made again.
 */
export type CallEnd = 'done' | 'overtaken' | 'failed';

/** Receives the events of a server for statistics. It gets no name, address, table or move. */
export interface Meter {
  /**
   * Counts a request that was answered.
   * @param route the pattern of its route
   */
  answered(method: string, route: string, status: number, seconds: number): void;
  refused(code: string): void;
  called(operation: OperationName, end: CallEnd, seconds: number): void;
  /** The number of writes that one transaction has stored. */
  committed(writes: number): void;
  /** The number of moves of a stored segment. */
  played(moves: number): void;
  /** Due work began this many seconds late. */
  began(kind: DueKind, seconds: number): void;
  /**
   * A notice was sent, or failed.
   * @param channel the kind of the channel
   */
  carried(channel: string, result: string): void;
  /**
   * Counts a bot's search for a move.
   * @param hasMoved false if the bot gave no move in time
   */
  thought(hasMoved: boolean, seconds: number): void;
}
