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
} from '../hexmap/index.ts';
import type { Seat } from '../kernel/index.ts';
import { spread } from '../terra/spread.ts';
import { SETS, type State } from './state.ts';

/** Room for one set of hexes; the functions below that give a group leave it here. */
export const GROUP: Int32Array = new Int32Array(WORDS);
const REST = new Int32Array(WORDS);

/**
 * The own buildings connected with the one on `hex` by adjacency, own bridges included, into `GROUP`.
 */
export function findGroup(s: State, seat: Seat, hex: number): void {
  clearHexes(GROUP, 0);
  joinGroup(s, seat, hex);
}

/** As `findGroup`, added to what `GROUP` holds already. */
export function joinGroup(s: State, seat: Seat, hex: number): void {
  const { map } = s.table;
  spread(s, seat, hex, SETS.own + seat * WORDS, map, map.adjacentLand, 0, GROUP);
}

/** Town value of the buildings in `GROUP`. */
export function groupValue(s: State): number {
  let value = 0;
  for (let hex = nextHex(GROUP, 0, -1); hex >= 0; hex = nextHex(GROUP, 0, hex)) {
    value += s.table.townValue[s.building(hex)];
  }
  return value;
}

/** Settlements: groups of own buildings and single ones. `edge`: only those at the outer edge. */
export function countSettlements(s: State, seat: Seat, edge: boolean): number {
  copyHexes(REST, 0, s.i32, SETS.own + seat * WORDS);
  let settlements = 0;
  for (let hex = nextHex(REST, 0, -1); hex >= 0; hex = nextHex(REST, 0, -1)) {
    findGroup(s, seat, hex);
    subtractFrom(REST, 0, GROUP, 0);
    if (!edge || intersects(GROUP, 0, s.table.map.edge, 0)) settlements++;
  }
  return settlements;
}

const LARGEST = new Int32Array(WORDS);

/**
 * Final scoring: buildings in the largest group connected by adjacency, own bridges and the own
 * sailing value on the track (no bonus tile). Rulebook, "Territory scoring".
 */
export function largestTerritory(s: State, seat: Seat): number {
  const { map } = s.table;
  const own = SETS.own + seat * WORDS;
  copyHexes(REST, 0, s.i32, own);
  clearHexes(LARGEST, 0);
  let largest = 0;
  for (let hex = nextHex(REST, 0, -1); hex >= 0; hex = nextHex(REST, 0, -1)) {
    clearHexes(GROUP, 0);
    spread(s, seat, hex, own, map, map.reachTable, reachAt(map, s.sailing(seat), 0), GROUP);
    subtractFrom(REST, 0, GROUP, 0);
    const size = countHexes(GROUP, 0);
    if (size <= largest) continue;
    largest = size;
    copyHexes(LARGEST, 0, GROUP, 0);
  }
  return largest;
}

/** The hexes of the largest territory; of several as large the first found. For looking only. */
export function largestTerritoryHexes(s: State, seat: Seat): number[] {
  largestTerritory(s, seat);
  return hexesOf(LARGEST, 0);
}
