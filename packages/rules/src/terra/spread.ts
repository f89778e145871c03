import { addHex, clearHexes, type HexMap, nextHex, WORDS } from '../hexmap/index.ts';
import type { Seat } from '../kernel/index.ts';

const FRONTIER = new Int32Array(WORDS);

/** What of a position joins buildings. */
export interface Ties {
  readonly i32: Int32Array;
  bridgeOwner(bridge: number): number;
}

/**
 * Adds to `group` all own buildings that can be reached from one hex over own buildings, by a table of
 * sets and by own bridges. Only own bridges are followed: somebody else's never joins two own
 * buildings, because its builder had a building at one end.
 * @param own offset in `s.i32` of the hexes with own buildings
 * @param table sets of hexes that count as joined with a hex, the set of hex 0 at `offset`
 * @param links adds to `group` and to the hexes still to be looked at what else is joined with a hex
 */
export function spread<S extends Ties>(
  s: S,
  seat: Seat,
  from: number,
  own: number,
  map: HexMap,
  table: Int32Array,
  offset: number,
  group: Int32Array,
  links?: (s: S, hex: number, own: number, group: Int32Array, frontier: Int32Array) => void,
): void {
  clearHexes(FRONTIER, 0);
  addHex(FRONTIER, 0, from);
  addHex(group, 0, from);
  for (;;) {
    const hex = nextHex(FRONTIER, 0, -1);
    if (hex < 0) return;
    FRONTIER[hex >> 5] &= ~(1 << (hex & 31));
    const row = offset + hex * WORDS;
    for (let w = 0; w < WORDS; w++) {
      const found = table[row + w] & s.i32[own + w] & ~group[w];
      group[w] |= found;
      FRONTIER[w] |= found;
    }
    if (links !== undefined) links(s, hex, own, group, FRONTIER);
    for (let i = map.bridgesAtStart[hex]; i < map.bridgesAtStart[hex + 1]; i++) {
      const bridge = map.bridgesAtIds[i];
      if (s.bridgeOwner(bridge) !== seat) continue;
      const { a, b } = map.bridges[bridge];
      const end = a === hex ? b : a;
      const bit = 1 << (end & 31);
      if ((s.i32[own + (end >> 5)] & ~group[end >> 5] & bit) === 0) continue;
      group[end >> 5] |= bit;
      FRONTIER[end >> 5] |= bit;
    }
  }
}
