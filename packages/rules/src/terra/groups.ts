import {
  addHex,
  clearHexes,
  copyHexes,
  intersects,
  nextHex,
  subtractFrom,
  WORDS,
} from '../hexmap/index.ts';
import type { Seat } from '../kernel/index.ts';
import { SETS, type TerraState } from './state.ts';

/**
 * Adds to a set the hexes that a seat's ability joins with a hex, other than by sides and bridges.
 */
export type Joins<S> = (s: S, seat: Seat, hex: number, into: Int32Array, at: number) => void;

const FRONTIER = new Int32Array(WORDS);
const JOINED = new Int32Array(WORDS);

/**
 * Adds to `group` all own buildings that can be reached from one hex through own buildings, by a
 * table of sets and by own bridges. Only own bridges are followed: another player's bridge never
 * joins two own buildings, because its builder had a building at one end.
 * @param table sets of hexes that count as joined with a hex; the set of hex 0 begins at `offset`.
 */
export function spread<S extends TerraState>(
  s: S,
  seat: Seat,
  from: number,
  table: Int32Array,
  offset: number,
  group: Int32Array,
  joins?: Joins<S>,
): void {
  const { bridgesAtStart, bridgesAtIds, bridgesAtEnds } = s.table.map;
  const own = SETS.own + seat * WORDS;
  clearHexes(FRONTIER, 0);
  addHex(FRONTIER, 0, from);
  addHex(group, 0, from);
  for (;;) {
    const hex = nextHex(FRONTIER, 0, -1);
    if (hex < 0) return;
    FRONTIER[hex >> 5] &= ~(1 << (hex & 31));
    copyHexes(JOINED, 0, table, offset + hex * WORDS);
    // The code of `addBridgeEnds`, repeated here because this loop takes most of the time of its
    // callers.
    for (let i = bridgesAtStart[hex]; i < bridgesAtStart[hex + 1]; i++) {
      if (s.bridgeOwner(bridgesAtIds[i]) === seat) addHex(JOINED, 0, bridgesAtEnds[i]);
    }
    if (joins !== undefined) joins(s, seat, hex, JOINED, 0);
    for (let w = 0; w < WORDS; w++) {
      const found = JOINED[w] & s.i32[own + w] & ~group[w];
      group[w] |= found;
      FRONTIER[w] |= found;
    }
  }
}

/** Adds to a set the own buildings directly connected with the one on `hex`. Rulebooks, "Directly adjacent". */
export function joinGroup<S extends TerraState>(
  s: S,
  seat: Seat,
  hex: number,
  group: Int32Array,
  joins?: Joins<S>,
): void {
  spread(s, seat, hex, s.table.map.adjacent, 0, group, joins);
}

/** Like `joinGroup`, but empties the set first. */
export function findGroup<S extends TerraState>(
  s: S,
  seat: Seat,
  hex: number,
  group: Int32Array,
  joins?: Joins<S>,
): void {
  clearHexes(group, 0);
  joinGroup(s, seat, hex, group, joins);
}

/** Fills `into` with all own buildings. */
export function findOwn(s: TerraState, seat: Seat, into: Int32Array): void {
  copyHexes(into, 0, s.i32, SETS.own + seat * WORDS);
}

/**
 * Takes the next group out of a set of own buildings.
 * @param group the set that it is written to.
 * @returns false if none is left.
 */
export function takeGroup<S extends TerraState>(
  s: S,
  seat: Seat,
  rest: Int32Array,
  group: Int32Array,
  joins?: Joins<S>,
): boolean {
  const hex = nextHex(rest, 0, -1);
  if (hex < 0) return false;
  findGroup(s, seat, hex, group, joins);
  subtractFrom(rest, 0, group, 0);
  return true;
}

/**
 * The sum of the values of the buildings on the hexes of a set.
 * @param values the value of each building, from index `row` on
 */
export function sumValues(
  s: TerraState,
  hexes: Int32Array,
  values: ArrayLike<number>,
  row: number,
): number {
  let sum = 0;
  for (let w = 0; w < WORDS; w++) {
    for (let bits = hexes[w]; bits !== 0; bits &= bits - 1) {
      sum += values[row + s.building((w << 5) | (31 - Math.clz32(bits & -bits)))];
    }
  }
  return sum;
}

/** Whether a building of a group belongs to a town. */
export function isInTown(s: TerraState, seat: Seat, group: Int32Array): boolean {
  return intersects(group, 0, s.i32, SETS.inTown + seat * WORDS);
}

/** Own buildings that belong to no town. */
export function countOutsideTowns(s: TerraState, seat: Seat): number {
  const own = SETS.own + seat * WORDS;
  const inTown = SETS.inTown + seat * WORDS;
  let count = 0;
  for (let w = 0; w < WORDS; w++) {
    for (let bits = s.i32[own + w] & ~s.i32[inTown + w]; bits !== 0; bits &= bits - 1) count++;
  }
  return count;
}
