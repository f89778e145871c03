import { addHex, clearHexes, nextHex, WORDS } from '../hexmap/index.ts';
import type { Seat } from '../kernel/index.ts';
import { addBridgeEnds } from './bridges.ts';
import { SETS, type TerraState } from './position.ts';

/** Adds to a set what else than sides and bridges joins a hex with others. */
export type Joins<S> = (s: S, seat: Seat, hex: number, into: Int32Array, at: number) => void;

const FRONTIER = new Int32Array(WORDS);
const JOINED = new Int32Array(WORDS);

/**
 * Adds to `group` all own buildings that can be reached from one hex over own buildings, by a table of
 * sets and by own bridges. Only own bridges are followed: somebody else's never joins two own
 * buildings, because its builder had a building at one end.
 * @param table sets of hexes that count as joined with a hex, the set of hex 0 at `offset`.
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
  const own = SETS.own + seat * WORDS;
  clearHexes(FRONTIER, 0);
  addHex(FRONTIER, 0, from);
  addHex(group, 0, from);
  for (;;) {
    const hex = nextHex(FRONTIER, 0, -1);
    if (hex < 0) return;
    FRONTIER[hex >> 5] &= ~(1 << (hex & 31));
    clearHexes(JOINED, 0);
    addBridgeEnds(s, hex, seat, JOINED, 0);
    joins?.(s, seat, hex, JOINED, 0);
    const row = offset + hex * WORDS;
    for (let w = 0; w < WORDS; w++) {
      const found = (table[row + w] | JOINED[w]) & s.i32[own + w] & ~group[w];
      group[w] |= found;
      FRONTIER[w] |= found;
    }
  }
}
