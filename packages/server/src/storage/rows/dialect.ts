import type { StoredTable } from '../contract.ts';

/**
 * Statements that are different for each database: lists as arguments, the greater of two columns,
 * and rows of several tables combined as JSON.
 */
export interface Dialect {
  /** A table with all its data except its record, and the number of its last message. */
  readonly FIND_TABLE: string;
  /** Tables by id; `:tables` is a JSON list of ids. */
  readonly TABLES_BY_ID: string;
  /**
   * A page of a list of tables: it begins after the table `id`, which was last changed at the given
   * time.
   */
  readonly TABLES_OF_PERSON: string;
  readonly TABLES_AFTER: string;
  /** `:persons` and `:tables` are JSON lists. */
  readonly SEEN_OF_PERSONS: string;
  readonly SENT_ON: string;
  readonly TABLES_AT: string;
  /** Deletes messages written before a given time. */
  readonly FORGET_MESSAGES: string;
  readonly DUE_NOW: string;
  readonly NEXT_DUE: string;
  /** Due work of some kinds only; `:kinds` is a JSON list. */
  readonly DUE_NOW_OF: string;
  readonly NEXT_DUE_OF: string;
}

/**
 * A table with all its data except its record, as a statement returns it: JSON, or null if there is
 * none.
 */
export type WholeTableRow = Omit<
  StoredTable,
  'over' | 'window' | 'rematch' | 'seats' | 'clock' | 'deal' | 'request' | 'letBack' | 'ahead'
> & {
  readonly over: number;
  readonly windowFrom: number | null;
  readonly windowCloses: number | null;
  readonly rematch: string | null;
  readonly seats: string;
  readonly held: string;
  readonly programs: string;
  readonly clock: string | null;
  readonly hours: string;
  readonly deal: string | null;
  readonly request: string | null;
  readonly letBack: string | null;
  readonly ahead: string;
};
