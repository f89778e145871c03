import type { Event, State } from '@pangaea/rules/gaia';
import { type TableContext, useTable as useAnyTable } from '../play/context.ts';
import type { Action } from './game/actions.ts';
import type { GaiaWho } from './speech.ts';

/** The table of Gaia that the component belongs to. */
export function useTable(): TableContext<State, Event, Action> & { readonly who: GaiaWho } {
  const table = useAnyTable();
  return { ...table, who: table.who as GaiaWho };
}
