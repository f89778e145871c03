import type { HeadFaultCode, LedgerRefusal, NotationFaultCode } from '@pangaea/rules/snellman';

/** The facts about a faulty line; each code has its own. */
export type LineFacts = Readonly<Record<string, string | number>>;

/**
 * The texts about games in the notation of terra.snellman.net. Sentences for illegal moves come
 * from the game itself.
 */
export interface SnellmanWords {
  /**
   * The reason for refusing a move, or the set-up, of the site before any rule of the game is
   * asked.
   */
  readonly ledger: Readonly<Record<LedgerRefusal | HeadFaultCode, (facts: LineFacts) => string>>;
  /** The fault of a line that is found before any rule of the game is asked. */
  readonly notation: Readonly<Record<NotationFaultCode, (facts: LineFacts) => string>>;
  /** A JSON file without the commands and rows of a game. @param field empty for the whole file */
  readonly malformed: (field: string) => string;
  /** @param field of a JSON file; empty for a text */
  readonly at: (field: string, line: number, column: number, reason: string) => string;
  /** @param command as it was read; empty if the set-up is refused */
  readonly refused: (command: string, reason: string) => string;
  /**
   * The moves that were legal there, in the notation of records.
   * @param more the number of moves that are left out
   */
  readonly legal: (moves: readonly string[], more: number) => string;
  /**
   * The result of comparing the rows of the text with the game.
   * @param line of the first difference
   */
  readonly agrees: (rows: number) => string;
  readonly differs: (differences: number, rows: number, line: number | undefined) => string;
  readonly comment: (line: number, text: string) => string;
}
