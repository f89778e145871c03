import type { Seat } from '../../kernel/index.ts';
import type { State } from '../state.ts';

/** Whether a terrain is home terrain of another player. Some factions have only a start terrain. */
export function isHomeOfOther(s: State, seat: Seat, terrain: number): boolean {
  for (let other = 0; other < s.table.players; other++) {
    if (other !== seat && homeTerrain(s, other) === terrain) return true;
  }
  return false;
}

/** The home terrain of a seat, or -1 if its faction has only a start terrain. */
function homeTerrain(s: State, seat: Seat): number {
  const faction = s.faction(seat);
  return s.table.strictHome[faction] === 0 ? -1 : s.home(seat);
}
