import type { Event, State } from '@pangaea/rules/terra-nova';
import { type TableContext, useTable as useAnyTable } from '../play/context.ts';
import type { Action } from '../terra/game/choices.ts';

/** The table of Terra Nova that the component belongs to. */
export function useTable(): TableContext<State, Event, Action> {
  return useAnyTable();
}
