import { clearHexes, hasHex, intersects, uniteInto, WORDS } from '../../hexmap/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { isInTown } from '../../terra/groups.ts';
import { findGroup } from '../land/groups.ts';
import { NONE, SETS, type State } from '../state.ts';
import { CHOOSE_TOWN_TILE } from './choose-tile.ts';

const BANK = new Int32Array(WORDS);

/**
 * All groups outside towns that touch a river hex.
 * @param groups the set that becomes all of them. @returns how many.
 */
export function findRiverGroup(s: State, seat: Seat, river: number, groups: Int32Array): number {
  const { adjacent } = s.table.map;
  const own = SETS.own + seat * WORDS;
  clearHexes(groups, 0);
  let count = 0;
  for (let w = 0; w < WORDS; w++) {
    let bits = adjacent[river * WORDS + w] & s.i32[own + w];
    for (; bits !== 0; bits &= bits - 1) {
      const hex = (w << 5) | (31 - Math.clz32(bits & -bits));
      if (hasHex(groups, 0, hex)) continue;
      findGroup(s, seat, hex, BANK);
      if (isInTown(s, seat, BANK) || isTownPending(s, seat, BANK)) continue;
      uniteInto(groups, 0, BANK, 0);
      count++;
    }
  }
  return count;
}

/**
 * Whether a group belongs to a town whose tile is still to be chosen. Where conversions may come at any
 * time, the river town may be founded before that.
 */
function isTownPending(s: State, seat: Seat, group: Int32Array): boolean {
  const { adjacent } = s.table.map;
  for (let place = 0; place < s.depth(); place++) {
    if (s.questionAt(place) !== CHOOSE_TOWN_TILE.number || s.whoAt(place) !== seat) continue;
    const river = s.argAt(place, CHOOSE_TOWN_TILE.at.river);
    if (river === NONE) {
      if (hasHex(group, 0, s.argAt(place, CHOOSE_TOWN_TILE.at.hex))) return true;
    } else if (intersects(adjacent, river * WORDS, group, 0)) return true;
  }
  return false;
}
