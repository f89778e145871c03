import type { Event, State } from '@pangaea/rules/terra-mystica';
import { type TableContext, useTable as useAnyTable } from '../play/context.ts';
import type { Action } from '../terra/game/choices.ts';

/** The table of Terra Mystica that the component belongs to. */
export function useTable(): TableContext<State, Event, Action> {
  return useAnyTable();
}
