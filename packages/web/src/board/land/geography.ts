import { blurMask, enclose, type Grid, gridOver } from './fields/field.ts';
import { makeNoise } from './fields/noise.ts';
import { type Lattice, layOut, RADIUS } from './lattice.ts';
import { type Detail, type LandPlan, type Rect, RIVER } from './plan.ts';

/** The largest distance of a shore from the edge between hexes, before roughness is added. */
const WARP = RADIUS * 0.1;
/**
 * A factor for `WARP`: borders on land are not made rough, so they may be farther from the edge.
 */
const SOIL_WARP = 1.4;
/** Within this distance from its centre every point belongs to the hex. */
const CORE = (RADIUS * Math.sqrt(3)) / 2 - WARP * SOIL_WARP;
/** The cells on each side over which the shore is blurred. */
const BLUR = 2;

const bendX = makeNoise(52, 1);
const bendY = makeNoise(52, 2);
const curlX = makeNoise(21, 3);
const curlY = makeNoise(21, 4);
const bays = makeNoise(15, 5);
const rocks = makeNoise(6.5, 6);

export const SEA = 0;
export const RIVER_BED = 1;

/** The places of land and water; they stay the same when grounds change. */
export interface Geography {
  readonly lattice: Lattice;
  readonly grid: Grid;
  /** Land from 0.5 on. */
  readonly shore: Float32Array;
  /** The nearest land hex, also under water near the shore; -1 far from land. */
  readonly nearest: Int16Array;
  /** Whether a cell is river or sea, also under the land near the shore. */
  readonly water: Uint8Array;
}

/** Side of the cells that the world is measured in. */
function cellFor(level: Detail): number {
  return level === 'small' ? 3 : 2;
}

/**
 * Makes a world from hexes. Each point is shifted a little, and belongs to the hex nearest to the
 * shifted point, so that borders are irregular.
 */
export function* survey(
  plan: LandPlan,
  extent: Rect,
  level: Detail,
): Generator<undefined, Geography, undefined> {
  const lattice = layOut(plan.hexes, plan.turned);
  const grid = gridOver(extent, cellFor(level));
  const size = grid.columns * grid.rows;
  const nearest = new Int16Array(size).fill(-1);
  const water = new Uint8Array(size);
  const mask = new Uint8Array(size);
  const isLand = Uint8Array.from(lattice.hexOf, (hex) =>
    hex >= 0 && plan.hexes[hex].ground !== RIVER ? 1 : 0,
  );
  for (let row = 0; row < grid.rows; row++) {
    if (row % 32 === 0) yield;
    const y = grid.y + row * grid.cell;
    for (let column = 0; column < grid.columns; column++) {
      const x = grid.x + column * grid.cell;
      const cell = lattice.cellAt(x, y);
      if (cell < 0) continue;
      const at = row * grid.columns + column;
      let shoreCell = cell;
      let soilCell = cell;
      let dx = 0;
      let dy = 0;
      if (Math.hypot(x - lattice.cellX[cell], y - lattice.cellY[cell]) > CORE) {
        dx = bendX(x, y) * 1.15 + curlX(x, y) * 0.8;
        dy = bendY(x, y) * 1.15 + curlY(x, y) * 0.8;
        // The shift is limited, so that a press always selects the hex that is seen there.
        const bound = WARP / Math.sqrt(0.75 + dx * dx + dy * dy);
        dx *= bound;
        dy *= bound;
        shoreCell = lattice.cellAt(x + dx, y + dy);
        soilCell = lattice.cellAt(x + dx * SOIL_WARP, y + dy * SOIL_WARP);
      }
      mask[at] = shoreCell < 0 ? 0 : isLand[shoreCell];
      const soil = nearestOf(lattice, soilCell, isLand, 1, x + dx * SOIL_WARP, y + dy * SOIL_WARP);
      if (soil >= 0) nearest[at] = lattice.hexOf[soil];
      const wet = nearestOf(lattice, shoreCell, isLand, 0, x + dx, y + dy);
      // Land without water beside it: the water below it is never visible.
      water[at] = wet >= 0 && lattice.hexOf[wet] < 0 ? SEA : RIVER_BED;
    }
  }
  const shore = enclose(grid, blurMask(grid, mask, BLUR), 0);
  for (let row = 0; row < grid.rows; row++) {
    if (row % 64 === 0) yield;
    for (let column = 0; column < grid.columns; column++) {
      const at = row * grid.columns + column;
      const value = shore[at];
      if (value <= 0.02 || value >= 0.98) continue;
      const x = grid.x + column * grid.cell;
      const y = grid.y + row * grid.cell;
      // Borders are rough only near the middle of an edge, so that no land is cut off and no gap
      // opens.
      const room = 4 * value * (1 - value);
      shore[at] = value + room * (0.38 * bays(x, y) + 0.3 * rocks(x, y));
    }
  }
  return { lattice, grid, shore, nearest, water };
}

/**
 * The hex of one kind that is nearest to a point, among a cell and those around it; -1 if there is
 * none.
 */
function nearestOf(
  { around, cellX, cellY }: Lattice,
  cell: number,
  kinds: Uint8Array,
  kind: number,
  x: number,
  y: number,
): number {
  if (cell < 0) return -1;
  if (kinds[cell] === kind) return cell;
  let found = -1;
  let least = Infinity;
  for (const step of around) {
    const other = cell + step;
    if (kinds[other] !== kind) continue;
    const distance = (cellX[other] - x) ** 2 + (cellY[other] - y) ** 2;
    if (distance < least) {
      least = distance;
      found = other;
    }
  }
  return found;
}

/** A part of a geography, equal to one that was computed separately. */
export function crop(world: Geography, area: Rect): Geography {
  const { grid } = world;
  const wanted = gridOver(area, grid.cell);
  const first = Math.max(0, Math.round((wanted.x - grid.x) / grid.cell));
  const top = Math.max(0, Math.round((wanted.y - grid.y) / grid.cell));
  const end = Math.round((wanted.x - grid.x) / grid.cell) + wanted.columns;
  const bottom = Math.round((wanted.y - grid.y) / grid.cell) + wanted.rows;
  const columns = Math.min(grid.columns, end) - first;
  const rows = Math.min(grid.rows, bottom) - top;
  const cut = <T extends Float32Array | Int16Array | Uint8Array>(from: T, to: T): T => {
    for (let row = 0; row < rows; row++) {
      const start = (top + row) * grid.columns + first;
      to.set(from.subarray(start, start + columns), row * columns);
    }
    return to;
  };
  const x = grid.x + first * grid.cell;
  const y = grid.y + top * grid.cell;
  const small = { cell: grid.cell, columns, rows, x, y };
  return {
    lattice: world.lattice,
    grid: small,
    shore: enclose(small, cut(world.shore, new Float32Array(columns * rows)), 0),
    nearest: cut(world.nearest, new Int16Array(columns * rows)),
    water: cut(world.water, new Uint8Array(columns * rows)),
  };
}
