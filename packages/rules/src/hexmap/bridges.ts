import { type Grid, STEPS } from './grid.ts';
import type { Bridge } from './map.ts';
import type { MapFile } from './map-file.ts';

/** Every place of the map where the span allows a bridge, in the order of its ends; a < b. */
export function findBridgePlaces(
  grid: Grid,
  isRiver: (hex: number) => boolean,
  names: readonly string[],
  span: MapFile['bridgeSpan'],
): Bridge[] {
  const places: Bridge[] = [];
  for (let a = 0; a < grid.size; a++) {
    if (isRiver(a)) continue;
    for (let direction = 0; direction < 6; direction++) {
      const { b, via } =
        span === 'hex' ? overHex(grid, a, direction) : overEdge(grid, a, direction);
      if (b <= a || isRiver(b) || via.length === 0 || !via.every(isRiver)) continue;
      places.push({ name: `${names[a]}-${names[b]}`, a, b, via });
    }
  }
  return places.sort((one, other) => one.a - other.a || one.b - other.b);
}

/** Two steps in one direction, over the hex between. */
function overHex(grid: Grid, a: number, direction: number) {
  const [du, drow] = STEPS[direction];
  const between = grid.at(grid.u[a] + du, grid.row[a] + drow);
  const b = grid.at(grid.u[a] + 2 * du, grid.row[a] + 2 * drow);
  return { b, via: between < 0 ? [] : [between] };
}

/**
 * One step in a direction and one in the next: the ends face each other along the edge between the
 * two hexes that touch both. One of these may be missing (at the side of the board).
 */
function overEdge(grid: Grid, a: number, direction: number) {
  const [du, drow] = STEPS[direction];
  const [eu, erow] = STEPS[(direction + 1) % 6];
  const u = grid.u[a];
  const row = grid.row[a];
  const via = [grid.at(u + du, row + drow), grid.at(u + eu, row + erow)];
  return {
    b: grid.at(u + du + eu, row + drow + erow),
    via: via.filter((hex) => hex >= 0).sort((one, other) => one - other),
  };
}

/**
 * For each hex, the bridges that end there, `ids[start[hex] … start[hex + 1]]`, and in `ends`, at
 * the same places, the hex at the other end.
 */
export function indexBridges(bridges: readonly Bridge[], size: number) {
  const start = new Uint16Array(size + 1);
  const ids: number[] = [];
  const ends: number[] = [];
  for (let hex = 0; hex < size; hex++) {
    for (const [id, { a, b }] of bridges.entries()) {
      if (a !== hex && b !== hex) continue;
      ids.push(id);
      ends.push(a === hex ? b : a);
    }
    start[hex + 1] = ids.length;
  }
  return { start, ids: Uint16Array.from(ids), ends: Uint8Array.from(ends) };
}
