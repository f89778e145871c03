import { hasHex, RIVER } from '@pangaea/rules/hexmap';
import { NONE, SETS, type State, shovelsNeeded } from '@pangaea/rules/terra-nova';
import type { Pips } from '../../board/pips.tsx';

/** The shovels needed to make the empty hexes of a map home terrain of a seat. */
export function pipsOf(state: State, seat: number): Pips | undefined {
  if (state.faction(seat) === NONE) return undefined;
  const { map } = state.table;
  const of = new Map<number, number>();
  for (let hex = 0; hex < map.size; hex++) {
    if (map.ground[hex] === RIVER || !hasHex(state.i32, SETS.empty, hex)) continue;
    const shovels = shovelsNeeded(state, seat, state.terrain(hex));
    if (shovels > 0) of.set(hex, shovels);
  }
  return { sign: 'spade', of };
}
