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
import * as terra from '../../terra/groups.ts';
import { TRAIT } from '../boards/compile-traits.ts';
import { NONE, SETS, type State } from '../state.ts';
import { riverReachAt, withinAt } from '../table/reach-tables.ts';
import { BUILDINGS } from '../vocabulary.ts';
import { addJoined } from './adjacent.ts';
import { skipRange } from './reach.ts';

/**
 * Fills `group` with the own structures directly connected with the one on `hex`, including by
 * bridges.
 */
export function findGroup(s: State, seat: Seat, hex: number, group: Int32Array): void {
  terra.findGroup(s, seat, hex, group, addJoined);
}

/** Like `findGroup`, but keeps what the set contains already. */
export function joinGroup(s: State, seat: Seat, hex: number, group: Int32Array): void {
  terra.joinGroup(s, seat, hex, group, addJoined);
}

/**
 * Finds the next group in a set of own structures, as `findGroup` does, and removes it from the
 * set; false if none is left.
 */
export function takeGroup(s: State, seat: Seat, rest: Int32Array, group: Int32Array): boolean {
  return terra.takeGroup(s, seat, rest, group, addJoined);
}

/** Power value of the structures in a group. */
export function groupValue(s: State, seat: Seat, group: Int32Array): number {
  return terra.sumValues(s, group, s.table.value, s.faction(seat) * BUILDINGS.length);
}

/**
 * Fills `network` with the own structures connected with the one on `hex` directly or indirectly,
 * as in the final scoring: by the level of the shipping track, or by tunnel and flight at any
 * price.
 */
function findNetwork(s: State, seat: Seat, hex: number, network: Int32Array): void {
  const { map, networkReach, within } = s.table;
  const range = skipRange(s, seat);
  clearHexes(network, 0);
  const near = range > 0 ? within : map.reachTable;
  const at = range > 0 ? withinAt(map, range + 1, 0) : reachAt(map, s.shipping(seat), 0);
  if (range === 0 && s.table.factions[s.faction(seat)].onRivers) {
    const rivers = riverReachAt(map, s.shipping(seat), 0);
    terra.spread(s, seat, hex, networkReach, rivers, network, addJoined);
    return;
  }
  terra.spread(s, seat, hex, near, at, network, addJoined);
  const landscape = s.landscape(seat);
  if (landscape === NONE) return;
  findLandscapeReach(s, seat, landscape, range, FAR);
  if (!hasHex(network, 0, landscape) && !intersects(network, 0, FAR, 0)) return;
  terra.spread(s, seat, landscape, near, at, network, addJoined);
  for (let far = nextHex(FAR, 0, -1); far >= 0; far = nextHex(FAR, 0, far)) {
    if (!hasHex(network, 0, far)) terra.spread(s, seat, far, near, at, network, addJoined);
  }
}

const FAR = new Int32Array(WORDS);

/**
 * Fills `into` with the own structures that only the landscape's longer range connects, in both
 * directions.
 */
function findLandscapeReach(
  s: State,
  seat: Seat,
  landscape: number,
  range: number,
  into: Int32Array,
): void {
  const { map, within, riverReach } = s.table;
  clearHexes(into, 0);
  if (map.ground[landscape] === RIVER) {
    uniteInto(into, 0, map.adjacentLand, landscape * WORDS);
    uniteInto(into, 0, riverReach, riverReachAt(map, s.shipping(seat), landscape));
  }
  const more = s.trait(seat, TRAIT.landscapeSkip);
  if (more > 0) uniteInto(into, 0, within, withinAt(map, range + more + 1, landscape));
  intersectInto(into, 0, s.i32, SETS.own + seat * WORDS);
}

/**
 * Takes the next network out of a set of own structures.
 * @param network the set that it is written to.
 * @returns false if none is left.
 */
export function takeNetwork(s: State, seat: Seat, rest: Int32Array, network: Int32Array): boolean {
  const hex = nextHex(rest, 0, -1);
  if (hex < 0) return false;
  findNetwork(s, seat, hex, network);
  subtractFrom(rest, 0, network, 0);
  return true;
}

const REST = new Int32Array(WORDS);
const NETWORK = new Int32Array(WORDS);

/** Structures in the largest network. */
export function largestNetwork(s: State, seat: Seat): number {
  let largest = 0;
  terra.findOwn(s, seat, REST);
  while (takeNetwork(s, seat, REST, NETWORK)) largest = Math.max(largest, countHexes(NETWORK, 0));
  return largest;
}
