import {
  clearHexes,
  countHexes,
  hasHex,
  intersectInto,
  intersects,
  nextHex,
  RIVER,
  reachAt,
  subtractFrom,
  uniteInto,
  WORDS,
} from '../../hexmap/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { spread } from '../../terra/groups.ts';
import { TRAIT } from '../boards/compile-traits.ts';
import { NONE, SETS, type State } from '../state.ts';
import { riverReachAt, withinAt } from '../table/reach-tables.ts';
import { addJoined } from './adjacent.ts';
import { skipRange } from './reach.ts';

/** Room for one set of hexes; the functions below that give a group leave it here. */
export const GROUP: Int32Array = new Int32Array(WORDS);
const REST = new Int32Array(WORDS);

/** The own structures directly connected with the one on `hex`, bridges included, into `GROUP`. */
export function findGroup(s: State, seat: Seat, hex: number): void {
  clearHexes(GROUP, 0);
  joinGroup(s, seat, hex);
}

/** As `findGroup`, added to what `GROUP` holds already. */
export function joinGroup(s: State, seat: Seat, hex: number): void {
  flood(s, seat, hex, s.table.map.adjacent, 0);
}

function flood(s: State, seat: Seat, from: number, table: Int32Array, offset: number): void {
  spread(s, seat, from, table, offset, GROUP, addJoined);
}

/** Power value of the structures in `GROUP`. */
export function groupValue(s: State, seat: Seat): number {
  const row = s.faction(seat) * 6;
  let value = 0;
  for (let hex = nextHex(GROUP, 0, -1); hex >= 0; hex = nextHex(GROUP, 0, hex)) {
    value += s.table.value[row + s.building(hex)];
  }
  return value;
}

/**
 * The own structures connected with the one on `hex` directly or indirectly as in the final scoring:
 * by the level of the shipping track, or by tunnel and flight whatever they would cost. Into `GROUP`.
 */
function findNetwork(s: State, seat: Seat, hex: number): void {
  const { map, networkReach, within } = s.table;
  const range = skipRange(s, seat);
  clearHexes(GROUP, 0);
  const near = range > 0 ? within : map.reachTable;
  const at = range > 0 ? withinAt(map, range + 1, 0) : reachAt(map, s.shipping(seat), 0);
  if (range === 0 && s.table.factions[s.faction(seat)].onRivers) {
    flood(s, seat, hex, networkReach, riverReachAt(map, s.shipping(seat), 0));
    return;
  }
  flood(s, seat, hex, near, at);
  const landscape = s.landscape(seat);
  if (landscape === NONE) return;
  findLandscapeReach(s, seat, landscape, range);
  if (!hasHex(GROUP, 0, landscape) && !intersects(GROUP, 0, FAR, 0)) return;
  flood(s, seat, landscape, near, at);
  for (let far = nextHex(FAR, 0, -1); far >= 0; far = nextHex(FAR, 0, far)) {
    if (!hasHex(GROUP, 0, far)) flood(s, seat, far, near, at);
  }
}

const FAR = new Int32Array(WORDS);

/** Own structures that the landscape reaches farther than others do, into `FAR`, both ways. */
function findLandscapeReach(s: State, seat: Seat, landscape: number, range: number): void {
  const { map, within, riverReach } = s.table;
  clearHexes(FAR, 0);
  if (map.ground[landscape] === RIVER) {
    uniteInto(FAR, 0, map.adjacentLand, landscape * WORDS);
    uniteInto(FAR, 0, riverReach, riverReachAt(map, s.shipping(seat), landscape));
  }
  const more = s.trait(seat, TRAIT.landscapeSkip);
  if (more > 0) uniteInto(FAR, 0, within, withinAt(map, range + more + 1, landscape));
  intersectInto(FAR, 0, s.i32, SETS.own + seat * WORDS);
}

/** Begins to go through the networks of a seat with `nextNetwork`. */
export function beginNetworks(s: State, seat: Seat): void {
  clearHexes(REST, 0);
  uniteInto(REST, 0, s.i32, SETS.own + seat * WORDS);
}

/** The next network of the seat into `GROUP`. @returns false when there is none left. */
export function nextNetwork(s: State, seat: Seat): boolean {
  const hex = nextHex(REST, 0, -1);
  if (hex < 0) return false;
  findNetwork(s, seat, hex);
  subtractFrom(REST, 0, GROUP, 0);
  return true;
}

/** Structures in the largest network. */
export function largestNetwork(s: State, seat: Seat): number {
  let largest = 0;
  beginNetworks(s, seat);
  while (nextNetwork(s, seat)) largest = Math.max(largest, countHexes(GROUP, 0));
  return largest;
}
