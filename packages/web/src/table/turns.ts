import type { TableInfo } from '@pangaea/wire';
import { servedTurn } from './remote/served-turn.ts';

/** The present tables of this person at the server, for all pages. */
export interface Turns {
  /** A new list whenever anything changed. */
  current(): readonly TableInfo[];
  subscribe(changed: () => void): () => void;
  /**
   * Loads them again, since something has changed; if they are being loaded already, loads them
   * once more.
   */
  look(): Promise<void>;
  close(): void;
}

/**
 * The tables that wait for this person, in an order that does not change while the person goes from
 * one to the next.
 */
export function waitingTables(tables: readonly TableInfo[]): readonly TableInfo[] {
  return tables
    .filter((table) => servedTurn(table) === 'here')
    .toSorted((one, other) => one.changed - other.changed || (one.id < other.id ? -1 : 1));
}

/**
 * The next table that waits for this person, in rotation after the present one.
 * @param current the present table, which is left out; undefined if there is none
 */
export function nextTable(
  tables: readonly TableInfo[],
  current: string | undefined,
): TableInfo | undefined {
  const waiting = waitingTables(tables);
  const at = waiting.findIndex(({ id }) => id === current);
  const round = [...waiting.slice(at + 1), ...waiting.slice(0, Math.max(0, at))];
  return round[0];
}
