import { clearHexes, hasHex, intersects, uniteInto, WORDS } from '../../hexmap/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { findOwnBeside } from '../../terra/adjacent.ts';
import { isInTown } from '../../terra/groups.ts';
import { takeGroup } from '../land/groups.ts';
import { NONE, type State } from '../state.ts';
import { CHOOSE_TOWN_TILE } from './choose-tile.ts';

const AROUND = new Int32Array(WORDS);
const BANK = new Int32Array(WORDS);

/**
 * Finds all groups outside towns that touch a river hex.
 * @param groups the set to which all of them are written.
 * @returns how many.
 */
export function findRiverGroup(s: State, seat: Seat, river: number, groups: Int32Array): number {
  clearHexes(groups, 0);
  findOwnBeside(s, seat, river, AROUND);
  let count = 0;
  while (takeGroup(s, seat, AROUND, BANK)) {
    if (isInTown(s, seat, BANK) || isTownPending(s, seat, BANK)) continue;
    uniteInto(groups, 0, BANK, 0);
    count++;
  }
  return count;
}

/**
 * Whether a group belongs to a town whose tile is still to be chosen. If conversions are possible
 * at any time, the river town may be founded before that.
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
