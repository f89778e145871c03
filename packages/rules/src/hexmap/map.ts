/**
 * A board with all geometry that the rules need, computed once by `parseMap`. Hexes are numbered
 * 0..size-1 row by row. A *set* is four 32-bit words (see hexset.ts); a table of sets begins the
 * set of hex `h` at `h * WORDS`. The arrays belong to the map: read only.
 */
export interface HexMap {
  readonly id: string;
  readonly title: string;
  /** Number of hexes, at most `MAX_HEXES`. */
  readonly size: number;
  /** Name of each hex. */
  readonly names: readonly string[];
  readonly indexOf: ReadonlyMap<string, number>;
  /** Row from 0, top to bottom, and place in the row from 0 (blanks counted). */
  readonly row: Uint8Array;
  readonly column: Uint8Array;
  /**
   * Centre of each hex for drawing; unit: distance of two neighbouring centres, pointy-top hexes,
   * origin at the first place of an unshifted first row, x to the right, y down.
   */
  readonly x: Float64Array;
  readonly y: Float64Array;

  /** The letters of land in the order given to `parseMap`. */
  readonly letters: readonly string[];
  /** Index of the printed letter in `letters`, or `RIVER`. */
  readonly ground: Uint8Array;
  /** Per letter, the set of land hexes printed with it (letters.length × WORDS). */
  readonly groundHexes: Int32Array;
  readonly land: Int32Array;
  readonly river: Int32Array;

  /** `neighbours[hex * 6 + direction]`, -1 off the board; directions as in `DIRECTIONS`. */
  readonly neighbours: Int16Array;
  /**
   * For each hex, the set of all neighbours, of those that are land, and of those that are river.
   */
  readonly adjacent: Int32Array;
  readonly adjacentLand: Int32Array;
  readonly adjacentRiver: Int32Array;
  /** Hexes with a side at the outer edge of the board, and those of them that are land. */
  readonly edge: Int32Array;
  readonly edgeLand: Int32Array;
  /** Land hexes next to a river hex. */
  readonly touchesRiver: Int32Array;

  /** Continent of each hex: land connected without rivers or bridges, numbered from 0; river: -1. */
  readonly continent: Int8Array;
  readonly continents: number;

  /** `distance[a * size + b]`: steps from hex to hex over any hexes between. */
  readonly distance: Uint8Array;
  /**
   * `riverDistance[a * size + b]` for two land hexes: the least number of river hexes in a chain of
   * neighbouring river hexes that begins next to `a` and ends next to `b`; 0 when they are
   * neighbours or the same hex; `UNREACHABLE` when there is no such chain or one of them is river.
   * Bridges do not count.
   */
  readonly riverDistance: Uint8Array;
  /** The largest sailing value of `reachTable`. */
  readonly maxSailing: number;
  /**
   * The set at `reachAt(map, sailing, hex)`: land hexes other than `hex` with river distance up to
   * `sailing`. Empty for river hexes.
   */
  readonly reachTable: Int32Array;

  /** Places where a bridge may be built, in the order of the file; `a` < `b`. */
  readonly bridges: readonly Bridge[];
  /** The bridges that end at a hex: `bridgesAtIds[bridgesAtStart[hex] … bridgesAtStart[hex + 1]]`. */
  readonly bridgesAtStart: Uint16Array;
  readonly bridgesAtIds: Uint16Array;
  /** The hex at the other end of each of `bridgesAtIds`. */
  readonly bridgesAtEnds: Uint8Array;
}

export interface Bridge {
  /** Names of both ends, 'A3-C1'. */
  readonly name: string;
  readonly a: number;
  readonly b: number;
  /** The river hexes that it crosses. */
  readonly via: readonly number[];
}

/** In `ground`: the hex is river. */
export const RIVER = 255;

/** In `riverDistance`: no chain of rivers leads there. */
export const UNREACHABLE = 255;

/** Sailing values 0..MAX_SAILING have a reach table. */
export const MAX_SAILING = 7;

/** Order of the six neighbours, counter-clockwise from the right; `(d + 3) % 6` is opposite `d`. */
export const DIRECTIONS = ['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const;

/** Offset in `map.reachTable` of the land hexes within `sailing` river hexes of `hex`. */
export function reachAt(map: HexMap, sailing: number, hex: number): number {
  return (sailing * map.size + hex) * 4;
}

/** River hexes to cross between two land hexes, see `HexMap.riverDistance`. */
export function riverDistance(map: HexMap, a: number, b: number): number {
  return map.riverDistance[a * map.size + b];
}

/** The number of steps from hex to hex, see `HexMap.distance`. */
export function hexDistance(map: HexMap, a: number, b: number): number {
  return map.distance[a * map.size + b];
}
