import type { TableInfo } from '@pangaea/wire';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'preact/compat';
import type { Turns } from '../table/turns.ts';

/** The tables that are known if no server was asked: none. */
export const NO_TURNS: Turns = {
  current: () => NONE,
  subscribe: () => () => undefined,
  look: async () => undefined,
  close: () => undefined,
};
const NONE: readonly TableInfo[] = [];

export const TurnsContext = createContext<Turns>(NO_TURNS);

/** The tables of this person at the server, and a function that loads them again. */
export function useTurns(): {
  readonly tables: readonly TableInfo[];
  readonly look: () => Promise<void>;
} {
  const turns = useContext(TurnsContext);
  const tables = useSyncExternalStore(turns.subscribe, turns.current);
  const look = useCallback(() => turns.look(), [turns]);
  return { tables, look };
}
