import { addHex, WORDS } from './hexset.ts';

/**
 * The place of each hex, in *doubled* coordinates: `u` counts half hexes to the right, `row` counts
 * rows down. Neighbours differ by (±2, 0) or (±1, ±1), whichever rows are shifted.
 */
export interface Grid {
  readonly size: number;
  readonly u: Uint8Array;
  readonly row: Uint8Array;
  /** The hex at a place, or -1. */
  at(u: number, row: number): number;
}

/** Steps (u, row) in the order of `DIRECTIONS`. */
export const STEPS: readonly (readonly [number, number])[] = [
  [2, 0],
  [1, -1],
  [-1, -1],
  [-2, 0],
  [-1, 1],
  [1, 1],
];

export function makeGrid(u: Uint8Array, row: Uint8Array): Grid {
  const places = new Map<number, number>();
  for (let hex = 0; hex < u.length; hex++) places.set(row[hex] * 1024 + u[hex], hex);
  return {
    size: u.length,
    u,
    row,
    at: (atU, atRow) => (atU < 0 || atRow < 0 ? -1 : (places.get(atRow * 1024 + atU) ?? -1)),
  };
}

/** Six per hex, -1 off the board. */
export function findNeighbours(grid: Grid): Int16Array {
  const neighbours = new Int16Array(grid.size * 6);
  for (let hex = 0; hex < grid.size; hex++) {
    for (const [direction, [du, drow]] of STEPS.entries()) {
      neighbours[hex * 6 + direction] = grid.at(grid.u[hex] + du, grid.row[hex] + drow);
    }
  }
  return neighbours;
}

/** size × size steps between hexes over any ground, also where the board has gaps. */
export function measureDistances(grid: Grid): Uint8Array {
  const { size, u, row } = grid;
  const distance = new Uint8Array(size * size);
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < size; b++) {
      const across = Math.abs(u[a] - u[b]);
      const down = Math.abs(row[a] - row[b]);
      distance[a * size + b] = Math.max(down, (across + down) / 2);
    }
  }
  return distance;
}

/**
 * The connected areas of the hexes that `belongs` accepts: for each hex the number of its area,
 * counted from 0 in the order of their first hexes; -1 for other hexes.
 */
export function findAreas(
  neighbours: Int16Array,
  belongs: (hex: number) => boolean,
): { readonly area: Int8Array; readonly areas: number } {
  const size = neighbours.length / 6;
  const area = new Int8Array(size).fill(-1);
  let areas = 0;
  for (let start = 0; start < size; start++) {
    if (!belongs(start) || area[start] >= 0) continue;
    const open = [start];
    area[start] = areas;
    for (let hex = open.pop(); hex !== undefined; hex = open.pop()) {
      for (let d = 0; d < 6; d++) {
        const next = neighbours[hex * 6 + d];
        if (next < 0 || area[next] >= 0 || !belongs(next)) continue;
        area[next] = areas;
        open.push(next);
      }
    }
    areas++;
  }
  return { area, areas };
}

/** One set: the hexes that `belongs` accepts. */
export function collect(size: number, belongs: (hex: number) => boolean): Int32Array {
  const set = new Int32Array(WORDS);
  for (let hex = 0; hex < size; hex++) if (belongs(hex)) addHex(set, 0, hex);
  return set;
}

/** One set per hex: its neighbours that `belongs` accepts. */
export function collectNeighbours(
  neighbours: Int16Array,
  belongs: (hex: number) => boolean,
): Int32Array {
  const sets = new Int32Array((neighbours.length / 6) * WORDS);
  for (let i = 0; i < neighbours.length; i++) {
    const hex = neighbours[i];
    if (hex >= 0 && belongs(hex)) addHex(sets, Math.floor(i / 6) * WORDS, hex);
  }
  return sets;
}
