import type { Who } from '@pangaea/words/terra-nova';
import { createContext, useContext } from 'react';
import type { TablePort } from '../table/port.ts';
import type { Play } from './use-play.ts';

export interface TableContext {
  readonly play: Play;
  readonly who: Who;
  readonly port: TablePort;
}

export const PlayContext = createContext<TableContext | undefined>(undefined);

/** The table that the component stands on. */
export function useTable(): TableContext {
  const table = useContext(PlayContext);
  if (table === undefined) throw new Error('outside a table');
  return table;
}
