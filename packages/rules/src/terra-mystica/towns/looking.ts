import { clearHexes, hasHex, isEmpty, nextHex, uniteInto, WORDS } from '../../hexmap/index.ts';
import { GO_ON, type Seat } from '../../kernel/index.ts';
import { isInTown } from '../../terra/groups.ts';
import { TRAIT } from '../boards/compile-traits.ts';
import type { Sink } from '../events.ts';
import { findGroup, groupValue } from '../land/groups.ts';
import { NONE, SETS, type State } from '../state.ts';
import { CHOOSE_TOWN_TILE } from './choose-tile.ts';
import { ALL_GROUPS, LOOK_FOR_TOWNS } from './look-for-towns.ts';
import { canBeTown, mayFound, powerNeeded, townTilesLeft } from './size.ts';

/** Settles `LOOK_FOR_TOWNS`. */
export function settleLook(s: State, sink: Sink): boolean {
  const seat = s.topWho();
  const hex = s.arg(LOOK_FOR_TOWNS.at.hex);
  s.pop();
  lookForTowns(s, seat, hex);
  const changed = s.table.hooks.groupChanged[s.faction(seat)];
  changed?.(s, seat, hex === ALL_GROUPS ? -1 : hex, sink);
  return GO_ON;
}

const GROUP = new Int32Array(WORDS);
const SEEN = new Int32Array(WORDS);

/**
 * Asks for the tile of every group that has become a town: FAQ 2.6. Structures that touch a town
 * join it.
 * @param hex a structure of the group to check, or `ALL_GROUPS`.
 */
function lookForTowns(s: State, seat: Seat, hex: number): void {
  const inTown = SETS.inTown + seat * WORDS;
  if (hex !== ALL_GROUPS) {
    // The structure may have been moved in the meantime.
    if (s.owner(hex) !== seat) return;
    if (isEmpty(s.i32, inTown) && !mayFound(s, seat)) return;
    findGroup(s, seat, hex, GROUP);
    if (isInTown(s, seat, GROUP)) {
      uniteInto(s.i32, inTown, GROUP, 0);
      askForGrowth(s, seat, GROUP);
    } else if (canBeTown(s, seat, GROUP)) s.push(CHOOSE_TOWN_TILE.number, seat, hex, NONE);
    return;
  }
  lookForGrowth(s, seat);
  if (!mayFound(s, seat)) return;
  clearHexes(SEEN, 0);
  const own = SETS.own + seat * WORDS;
  for (let each = nextHex(s.i32, own, -1); each >= 0; each = nextHex(s.i32, own, each)) {
    if (hasHex(SEEN, 0, each)) continue;
    findGroup(s, seat, each, GROUP);
    uniteInto(SEEN, 0, GROUP, 0);
    if (canBeTown(s, seat, GROUP)) s.push(CHOOSE_TOWN_TILE.number, seat, each, NONE);
  }
}

/**
 * Breeding Ground: asks for another tile if its town, in the present position, has grown enough.
 */
function lookForGrowth(s: State, seat: Seat): void {
  if (s.trait(seat, TRAIT.townGrows) === 0) return;
  findGroup(s, seat, s.landscape(seat), GROUP);
  if (isInTown(s, seat, GROUP)) askForGrowth(s, seat, GROUP);
}

/**
 * Asks for another tile if a town with the Breeding Ground has reached twice, three or four times
 * the power of a town.
 */
function askForGrowth(s: State, seat: Seat, town: Int32Array): void {
  if (s.trait(seat, TRAIT.townGrows) === 0 || !hasHex(town, 0, s.landscape(seat))) return;
  const tiles = s.landscapeMemo(seat);
  if (tiles === MOST_GROWTH || townTilesLeft(s) === 0) return;
  if (groupValue(s, seat, town) < powerNeeded(s, seat) * (tiles + 2)) return;
  s.push(CHOOSE_TOWN_TILE.number, seat, s.landscape(seat), NONE, 1);
}

/** The most further tiles of a town: it becomes a city, a metropolis, a megacity. */
const MOST_GROWTH = 3;
