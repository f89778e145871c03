import type { TableInfo } from '@pangaea/wire';
import { servedTurn } from './remote/served-turn.ts';

/** The tables of this person at the server, as they stand, on whatever page. */
export interface Turns {
  /** A new list whenever anything changed. */
  current(): readonly TableInfo[];
  subscribe(changed: () => void): () => void;
  /** Asks the server again. */
  look(): Promise<void>;
  close(): void;
}

/** The tables that wait for me, in an order that stays while one goes from each to the next. */
export function waitingTables(tables: readonly TableInfo[]): readonly TableInfo[] {
  return tables
    .filter((table) => servedTurn(table) === 'here')
    .toSorted((one, other) => one.changed - other.changed || (one.id < other.id ? -1 : 1));
}

/**
 * The next table that waits for me, going round: the one that waits longest after the present one.
 * @param current the table at hand, which is not meant; undefined at none
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
