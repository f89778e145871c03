import { addHex, type HexMap, RIVER, WORDS } from '../../hexmap/index.ts';

/** Largest shipping value and flight range for which tables are made. */
const MOST_SHIPPING = 7;
const MOST_RANGE = 6;

/** Offset of a set in `riverReach`. */
export function riverReachAt(map: HexMap, shipping: number, hex: number): number {
  return (shipping * map.size + hex) * WORDS;
}

/**
 * Per range and hex, the hexes that can be reached across river hexes, from 1 up to the range:
 * land, or (`network`) also neighbours and the river hexes themselves, on which structures may
 * stand.
 */
export function riverReach(map: HexMap, network = false): Int32Array {
  const table = new Int32Array((MOST_SHIPPING + 1) * map.size * WORDS);
  const add = (from: number, to: number, least: number) => {
    for (let range = least; range <= MOST_SHIPPING; range++) {
      addHex(table, riverReachAt(map, range, from), to);
    }
  };
  for (let from = 0; from < map.size; from++) {
    const crossed = new Map<number, number>();
    const open = [from];
    for (const hex of open) {
      const so = crossed.get(hex) ?? 0;
      for (let d = 0; d < 6; d++) {
        const next = map.neighbours[hex * 6 + d];
        if (next < 0) continue;
        if (map.ground[next] === RIVER) {
          if (crossed.has(next) || next === from) continue;
          crossed.set(next, so + 1);
          open.push(next);
          if (network) add(from, next, so);
        } else if (next !== from && (network || hex !== from)) {
          add(from, next, so);
        }
      }
    }
  }
  return table;
}

/** Offset of a set in `within`. */
export function withinAt(map: HexMap, distance: number, hex: number): number {
  return (distance * map.size + hex) * WORDS;
}

/** Per distance and hex, the hexes that are not farther away. */
export function within(map: HexMap): Int32Array {
  const table = new Int32Array((MOST_RANGE + 1) * map.size * WORDS);
  for (let from = 0; from < map.size; from++) {
    for (let to = 0; to < map.size; to++) {
      if (to === from) continue;
      for (let range = map.distance[from * map.size + to]; range <= MOST_RANGE; range++) {
        addHex(table, withinAt(map, range, from), to);
      }
    }
  }
  return table;
}
