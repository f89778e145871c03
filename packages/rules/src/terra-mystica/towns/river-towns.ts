import { clearHexes, hasHex, intersectInto, nextHex, WORDS } from '../../hexmap/index.ts';
import { type Moves, packMove, type Seat } from '../../kernel/index.ts';
import { TRAIT } from '../boards/compile-traits.ts';
import { NONE, SETS, type State } from '../state.ts';
import { KIND } from '../words.ts';
import { findRiverGroup } from './river-groups.ts';
import { canBeTown, mayFound, townTilesLeft } from './size.ts';

/**
 * Adds the river towns that can be founded now (FAQ 3.4); without `into` it only checks for one.
 * @returns whether there is any.
 */
export function riverTowns(s: State, seat: Seat, into: Moves | undefined): boolean {
  if (s.trait(seat, TRAIT.riverTown) === 0 || !mayFound(s, seat)) return false;
  if (townTilesLeft(s) === 0) return false;
  findBetween(s, seat, BETWEEN);
  let any = false;
  for (let hex = nextHex(BETWEEN, 0, -1); hex >= 0; hex = nextHex(BETWEEN, 0, hex)) {
    if (!isRiverTown(s, seat, hex)) continue;
    if (into === undefined) return true;
    any = true;
    into.add(packMove(KIND['river-town'], hex));
  }
  return any;
}

const GROUP = new Int32Array(WORDS);
const ONCE = new Int32Array(WORDS);
const BETWEEN = new Int32Array(WORDS);

/**
 * Fills `into` with the river hexes beside two or more own structures outside towns: a river town
 * unites at least two groups.
 */
function findBetween(s: State, seat: Seat, into: Int32Array): void {
  const { adjacent, river } = s.table.map;
  clearHexes(ONCE, 0);
  clearHexes(into, 0);
  for (let word = 0; word < WORDS; word++) {
    let bits = s.i32[SETS.own + seat * WORDS + word] & ~s.i32[SETS.inTown + seat * WORDS + word];
    for (; bits !== 0; bits &= bits - 1) {
      const beside = ((word << 5) | (31 - Math.clz32(bits & -bits))) * WORDS;
      for (let each = 0; each < WORDS; each++) {
        into[each] |= ONCE[each] & adjacent[beside + each];
        ONCE[each] |= adjacent[beside + each];
      }
    }
  }
  intersectInto(into, 0, river, 0);
}

function isRiverTown(s: State, seat: Seat, river: number): boolean {
  if (hasHex(s.i32, SETS.riverTowns, river) || s.owner(river) !== NONE) return false;
  return findRiverGroup(s, seat, river, GROUP) > 1 && canBeTown(s, seat, GROUP);
}
