import { countCommon, hasHex, nextHex, WORDS } from '../../hexmap/index.ts';
import { type Moves, packMove, type Seat } from '../../kernel/index.ts';
import { TRAIT } from '../boards/compile-traits.ts';
import { NONE, SETS, type State } from '../state.ts';
import { KIND } from '../words.ts';
import { findRiverGroup } from './river-groups.ts';
import { canBeTown, mayFound, townTilesLeft } from './size.ts';

/**
 * Adds the river towns that can be founded now (FAQ 3.4); without `into` only looks for one.
 * @returns whether there is any.
 */
export function riverTowns(s: State, seat: Seat, into: Moves | undefined): boolean {
  if (s.trait(seat, TRAIT.riverTown) === 0 || !mayFound(s, seat)) return false;
  if (townTilesLeft(s) === 0) return false;
  const { river } = s.table.map;
  let any = false;
  for (let hex = nextHex(river, 0, -1); hex >= 0; hex = nextHex(river, 0, hex)) {
    if (!isRiverTown(s, seat, hex)) continue;
    if (into === undefined) return true;
    any = true;
    into.add(packMove(KIND['river-town'], hex));
  }
  return any;
}

const GROUP = new Int32Array(WORDS);

function isRiverTown(s: State, seat: Seat, river: number): boolean {
  if (hasHex(s.i32, SETS.riverTowns, river) || s.owner(river) !== NONE) return false;
  // Two groups are two structures at least; nearly every river hex is told by that.
  const { adjacent } = s.table.map;
  if (countCommon(adjacent, river * WORDS, s.i32, SETS.own + seat * WORDS) < 2) return false;
  return findRiverGroup(s, seat, river, GROUP) > 1 && canBeTown(s, seat, GROUP);
}
