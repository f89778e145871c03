import { SETS, type State } from '@pangaea/rules/terra-nova';

/** Empty land in reach of a seat in Phase 2. */
export function reachOf(state: State, seat: number): ReadonlySet<number> {
  const reach = new Set<number>();
  for (let hex = 0; hex < state.table.map.size; hex++) {
    const word = hex >> 5;
    const both = state.i32[SETS.reach + seat * 4 + word] & state.i32[SETS.empty + word];
    if (((both >> (hex & 31)) & 1) !== 0) reach.add(hex);
  }
  return reach;
}
