import {
  clearHexes,
  copyHexes,
  intersectInto,
  nextHex,
  uniteInto,
  WORDS,
} from '../hexmap/index.ts';
import type { Seat } from '../kernel/index.ts';
import { addBridgeEnds } from './bridges.ts';
import { SETS, type TerraState } from './state.ts';

/**
 * Fills a set with the hexes directly adjacent to a hex: those that share a side with it, and those
 * at the other end of a bridge.
 * @param builder the player whose bridges count, or `ANYBODY`.
 * @param into the set.
 */
export function findAdjacent(s: TerraState, hex: number, builder: number, into: Int32Array): void {
  copyHexes(into, 0, s.table.map.adjacent, hex * WORDS);
  addBridgeEnds(s, hex, builder, into, 0);
}

/** Fills `into` with the land that shares a side with an own building; bridges do not count. */
export function findTouching(s: TerraState, seat: Seat, into: Int32Array): void {
  const own = SETS.own + seat * WORDS;
  clearHexes(into, 0);
  for (let hex = nextHex(s.i32, own, -1); hex >= 0; hex = nextHex(s.i32, own, hex)) {
    uniteInto(into, 0, s.table.map.adjacentLand, hex * WORDS);
  }
}

/** Fills `into` with the own buildings that share a side with a hex. */
export function findOwnBeside(s: TerraState, seat: Seat, hex: number, into: Int32Array): void {
  copyHexes(into, 0, s.table.map.adjacent, hex * WORDS);
  intersectInto(into, 0, s.i32, SETS.own + seat * WORDS);
}
