import {
  clearHexes,
  copyHexes,
  countHexes,
  hexesOf,
  intersects,
  nextHex,
  reachAt,
  subtractFrom,
  WORDS,
} from '../../hexmap/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { findOwn, spread, sumValues, takeGroup } from '../../terra/groups.ts';
import type { State } from '../state.ts';

/** Town value of the buildings in a group. */
export function groupValue(s: State, group: Int32Array): number {
  return sumValues(s, group, s.table.townValue, 0);
}

const GROUP = new Int32Array(WORDS);
const REST = new Int32Array(WORDS);

/**
 * Counts settlements: groups of own buildings and single ones. `edge`: only those with a building
 * at the outer edge.
 */
export function countSettlements(s: State, seat: Seat, edge: boolean): number {
  let settlements = 0;
  findOwn(s, seat, REST);
  while (takeGroup(s, seat, REST, GROUP)) {
    if (!edge || intersects(GROUP, 0, s.table.map.edge, 0)) settlements++;
  }
  return settlements;
}

/**
 * Final scoring: the number of buildings in the largest group that is connected by adjacency, own
 * bridges and the own sailing value on the track (without bonus tile). Rulebook, "Territory
 * scoring".
 * @param largest the set to which that group is written, if passed; of several equally large groups
 * the first found
 */
export function largestTerritory(s: State, seat: Seat, largest?: Int32Array): number {
  const { map } = s.table;
  const near = reachAt(map, s.sailing(seat), 0);
  findOwn(s, seat, REST);
  let most = 0;
  for (let hex = nextHex(REST, 0, -1); hex >= 0; hex = nextHex(REST, 0, -1)) {
    clearHexes(GROUP, 0);
    spread(s, seat, hex, map.reachTable, near, GROUP);
    subtractFrom(REST, 0, GROUP, 0);
    const size = countHexes(GROUP, 0);
    if (size <= most) continue;
    most = size;
    if (largest !== undefined) copyHexes(largest, 0, GROUP, 0);
  }
  return most;
}

/** The hexes of the largest territory. Only for showing them. */
export function largestTerritoryHexes(s: State, seat: Seat): number[] {
  const largest = new Int32Array(WORDS);
  largestTerritory(s, seat, largest);
  return hexesOf(largest, 0);
}
