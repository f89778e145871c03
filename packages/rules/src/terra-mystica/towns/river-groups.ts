import { clearHexes, hasHex, intersects, uniteInto, WORDS } from '../../hexmap/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { GROUP, joinGroup } from '../land/groups.ts';
import { NONE, SETS, type State } from '../state.ts';
import { CHOOSE_TOWN_TILE } from './choose-tile.ts';

/** All groups outside towns that touch a river hex, into `GROUP`. @returns how many. */
export function findRiverGroup(s: State, seat: Seat, river: number): number {
  const { adjacent } = s.table.map;
  const own = SETS.own + seat * WORDS;
  clearHexes(GROUP, 0);
  let groups = 0;
  for (let w = 0; w < WORDS; w++) {
    let bits = adjacent[river * WORDS + w] & s.i32[own + w];
    for (; bits !== 0; bits &= bits - 1) {
      const hex = (w << 5) | (31 - Math.clz32(bits & -bits));
      if (hasHex(GROUP, 0, hex)) continue;
      KEPT.set(GROUP);
      clearHexes(GROUP, 0);
      joinGroup(s, seat, hex);
      if (intersects(GROUP, 0, s.i32, SETS.inTown + seat * WORDS) || isTownPending(s, seat)) {
        GROUP.set(KEPT);
        continue;
      }
      uniteInto(GROUP, 0, KEPT, 0);
      groups++;
    }
  }
  return groups;
}

const KEPT = new Int32Array(WORDS);

/**
 * Whether `GROUP` belongs to a town whose tile is still to be chosen. Where conversions may come at any
 * time, the river town may be founded before that.
 */
function isTownPending(s: State, seat: Seat): boolean {
  const { adjacent } = s.table.map;
  for (let place = 0; place < s.depth(); place++) {
    if (s.questionAt(place) !== CHOOSE_TOWN_TILE.number || s.whoAt(place) !== seat) continue;
    const river = s.argAt(place, CHOOSE_TOWN_TILE.at.river);
    if (river === NONE) {
      if (hasHex(GROUP, 0, s.argAt(place, CHOOSE_TOWN_TILE.at.hex))) return true;
    } else if (intersects(adjacent, river * WORDS, GROUP, 0)) return true;
  }
  return false;
}
