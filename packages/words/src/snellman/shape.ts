import type { HeadFaultCode, LedgerRefusal, NotationFaultCode } from '@pangaea/rules/snellman';

/** What a faulty line can tell of itself; each code has its own. */
export type LineFacts = Readonly<Record<string, string | number>>;

/** What is said of games in the notation of terra.snellman.net. Why a move is refused the game says. */
export interface SnellmanWords {
  /** Why a move, or the set-up, of the site is refused before any rule of the game is asked. */
  readonly ledger: Readonly<Record<LedgerRefusal | HeadFaultCode, (facts: LineFacts) => string>>;
  /** What is wrong with a line before any rule of the game is asked. */
  readonly notation: Readonly<Record<NotationFaultCode, (facts: LineFacts) => string>>;
  /** A JSON file without the commands and rows of a game. @param field empty for the whole file */
  readonly malformed: (field: string) => string;
  /** @param field of a JSON file; empty for a text */
  readonly at: (field: string, line: number, column: number, reason: string) => string;
  /** @param command as it was read; empty when the set-up is refused */
  readonly refused: (command: string, reason: string) => string;
  /** What could have been played there, in the notation of records. @param more how many are left out */
  readonly legal: (moves: readonly string[], more: number) => string;
  /** How the rows of the text compare with the game. @param line of the first that differs */
  readonly agrees: (rows: number) => string;
  readonly differs: (differences: number, rows: number, line: number | undefined) => string;
  readonly comment: (line: number, text: string) => string;
}
