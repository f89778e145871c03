import type { LandHex } from './plan.ts';

/** Distance from the centre of a hex to its corners, in the units that everything is drawn in. */
export const RADIUS = 63;
/** Distance of two neighbouring centres. */
export const SPACING = RADIUS * Math.sqrt(3);

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Steps (u, row) to the six neighbours in doubled coordinates. */
const STEPS = [
  [2, 0],
  [1, -1],
  [-1, -1],
  [-2, 0],
  [-1, 1],
  [1, 1],
] as const;

/** The places of hexes, and the hex at a point. */
export interface Lattice {
  readonly centres: readonly Point[];
  /** The direction of north, clockwise from up. */
  readonly north: number;
  /** The corners of a hex around its centre. */
  readonly corners: readonly Point[];
  /** The hex whose hexagon holds a point, as a `cell`; -1 far outside. */
  cellAt(x: number, y: number): number;
  /** The hex of a cell; -1 where the map has none. */
  readonly hexOf: Int16Array;
  /** Offsets to the six cells around a cell. */
  readonly around: readonly number[];
  /** The centres of all cells, also of those without a hex. */
  readonly cellX: Float64Array;
  readonly cellY: Float64Array;
}

/** The number of rings of cells around the outermost hexes, so that the sea has hexes there. */
const RIM = 2;

/**
 * @param turned whether the map is turned by a quarter, counterclockwise: east is up, hexes stand
 * on a side
 */
export function layOut(hexes: readonly LandHex[], turned: boolean): Lattice {
  const rows = hexes.map(({ y }) => Math.round((y * 2) / Math.sqrt(3)));
  const columns = hexes.map(({ x }) => Math.round(x * 2));
  const firstRow = Math.min(...rows) - RIM;
  // Neighbours in a row differ by two; all have the same parity as the first.
  const odd = (columns[0] + rows[0]) & 1;
  const firstColumn = Math.min(...columns) - 2 * RIM;
  const width = Math.max(...columns) + 2 * RIM - firstColumn + 1;
  const height = Math.max(...rows) + RIM - firstRow + 1;
  const hexOf = new Int16Array(width * height).fill(-1);
  const cellX = new Float64Array(width * height);
  const cellY = new Float64Array(width * height);
  const onPage = (x: number, y: number): Point => (turned ? { x: y, y: -x } : { x, y });
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const x = ((column + firstColumn) / 2) * SPACING;
      const y = (row + firstRow) * RADIUS * 1.5;
      const place = onPage(x, y);
      cellX[row * width + column] = place.x;
      cellY[row * width + column] = place.y;
    }
  }
  for (const hex of hexes.keys()) {
    hexOf[(rows[hex] - firstRow) * width + columns[hex] - firstColumn] = hex;
  }
  return {
    north: turned ? -Math.PI / 2 : 0,
    centres: hexes.map(({ x, y }) => onPage(x * SPACING, y * SPACING)),
    corners: Array.from({ length: 6 }, (_, corner) => {
      const angle = (Math.PI / 3) * corner - Math.PI / 2;
      return onPage(RADIUS * Math.cos(angle), RADIUS * Math.sin(angle));
    }),
    hexOf,
    cellX,
    cellY,
    around: STEPS.map(([u, row]) => row * width + u),
    cellAt(px, py) {
      const x = turned ? -py : px;
      const y = turned ? px : py;
      // Cube coordinates, rounded to the nearest hex.
      const across = (x - (odd * SPACING) / 2) / SPACING - y / RADIUS / 3;
      const down = (y / RADIUS) * (2 / 3);
      let q = Math.round(across);
      let r = Math.round(down);
      const s = Math.round(-across - down);
      const dq = Math.abs(q - across);
      const dr = Math.abs(r - down);
      const ds = Math.abs(s + across + down);
      if (dq > dr && dq > ds) q = -r - s;
      else if (dr > ds) r = -q - s;
      const column = 2 * q + r + odd - firstColumn;
      const row = r - firstRow;
      // Cells at the edge are left out, so that every cell has all its neighbours.
      if (column < 2 || column >= width - 2 || row < 1 || row >= height - 1) return -1;
      return row * width + column;
    },
  };
}
