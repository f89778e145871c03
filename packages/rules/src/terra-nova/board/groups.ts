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
import { spread } from '../../terra/groups.ts';
import { SETS, type State } from '../state.ts';

/**
 * The own buildings connected with the one on `hex` by adjacency, own bridges included.
 * @param group the set that becomes them
 */
export function findGroup(s: State, seat: Seat, hex: number, group: Int32Array): void {
  clearHexes(group, 0);
  joinGroup(s, seat, hex, group);
}

/** As `findGroup`, added to what the set holds already. */
export function joinGroup(s: State, seat: Seat, hex: number, group: Int32Array): void {
  const { map } = s.table;
  spread(s, seat, hex, map.adjacentLand, 0, group);
}

/** Town value of the buildings in a group. */
export function groupValue(s: State, group: Int32Array): number {
  let value = 0;
  for (let hex = nextHex(group, 0, -1); hex >= 0; hex = nextHex(group, 0, hex)) {
    value += s.table.townValue[s.building(hex)];
  }
  return value;
}

const GROUP = new Int32Array(WORDS);
const REST = new Int32Array(WORDS);

/** Settlements: groups of own buildings and single ones. `edge`: only those at the outer edge. */
export function countSettlements(s: State, seat: Seat, edge: boolean): number {
  copyHexes(REST, 0, s.i32, SETS.own + seat * WORDS);
  let settlements = 0;
  for (let hex = nextHex(REST, 0, -1); hex >= 0; hex = nextHex(REST, 0, -1)) {
    findGroup(s, seat, hex, GROUP);
    subtractFrom(REST, 0, GROUP, 0);
    if (!edge || intersects(GROUP, 0, s.table.map.edge, 0)) settlements++;
  }
  return settlements;
}

/**
 * Final scoring: buildings in the largest group connected by adjacency, own bridges and the own
 * sailing value on the track (no bonus tile). Rulebook, "Territory scoring".
 * @param largest the set that becomes that group, if given; of several as large the first found
 */
export function largestTerritory(s: State, seat: Seat, largest?: Int32Array): number {
  const { map } = s.table;
  const own = SETS.own + seat * WORDS;
  copyHexes(REST, 0, s.i32, own);
  let most = 0;
  for (let hex = nextHex(REST, 0, -1); hex >= 0; hex = nextHex(REST, 0, -1)) {
    clearHexes(GROUP, 0);
    spread(s, seat, hex, map.reachTable, reachAt(map, s.sailing(seat), 0), GROUP);
    subtractFrom(REST, 0, GROUP, 0);
    const size = countHexes(GROUP, 0);
    if (size <= most) continue;
    most = size;
    if (largest !== undefined) copyHexes(largest, 0, GROUP, 0);
  }
  return most;
}

/** The hexes of the largest territory. For looking only. */
export function largestTerritoryHexes(s: State, seat: Seat): number[] {
  const largest = new Int32Array(WORDS);
  largestTerritory(s, seat, largest);
  return hexesOf(largest, 0);
}
