import type { Rect } from '../plan.ts';

/**
 * Numbers on a grid over a part of the world. Fields with equal cells have their points at the same
 * places.
 */
export interface Grid {
  /** Side of a cell. */
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  /** The position of the first cell's point; multiples of `cell`. */
  readonly x: number;
  readonly y: number;
}

/** The number of cells by which a grid exceeds its area, so that its own edge is never seen. */
const RIM = 2;

export function gridOver({ x, y, width, height }: Rect, cell: number): Grid {
  const left = Math.floor(x / cell) - RIM;
  const top = Math.floor(y / cell) - RIM;
  return {
    cell,
    x: left * cell,
    y: top * cell,
    columns: Math.ceil((x + width) / cell) + RIM - left + 1,
    rows: Math.ceil((y + height) / cell) + RIM - top + 1,
  };
}

/** The area of a grid, its rim included. */
export function areaOf({ x, y, columns, rows, cell }: Grid): Rect {
  return { x, y, width: (columns - 1) * cell, height: (rows - 1) * cell };
}

/** Gives the outermost cells a value, so that no contour leaves the grid. */
export function enclose({ columns, rows }: Grid, field: Float32Array, value: number): Float32Array {
  field.fill(value, 0, columns);
  field.fill(value, (rows - 1) * columns);
  for (let row = 1; row < rows - 1; row++) {
    field[row * columns] = value;
    field[(row + 1) * columns - 1] = value;
  }
  return field;
}

/** The value at a point, between the four cells around it. */
export function sample(
  { cell, columns, rows, x, y }: Grid,
  field: Float32Array,
  px: number,
  py: number,
): number {
  const fx = Math.min(columns - 1.001, Math.max(0, (px - x) / cell));
  const fy = Math.min(rows - 1.001, Math.max(0, (py - y) / cell));
  const column = Math.floor(fx);
  const row = Math.floor(fy);
  const u = fx - column;
  const v = fy - row;
  const at = row * columns + column;
  return (
    (field[at] * (1 - u) + field[at + 1] * u) * (1 - v) +
    (field[at + columns] * (1 - u) + field[at + columns + 1] * u) * v
  );
}

/** The number of passes of a blur. */
const PASSES = 2;

/**
 * The mean of a mask of zeros and ones over a square, taken twice: 0 to 1. The sums are whole
 * numbers, so a part of a field equals the same part of the whole field. Beyond the edge the mask
 * is continued.
 * @param reach cells to each side
 */
export function blurMask(grid: Grid, mask: Uint8Array, reach: number): Float32Array {
  const { columns, rows } = grid;
  const sums = new Uint16Array(mask);
  const spare = new Uint16Array(mask.length);
  for (let pass = 0; pass < PASSES; pass++) {
    slide(sums, spare, rows, columns, columns, 1, reach);
    slide(spare, sums, columns, rows, 1, columns, reach);
  }
  const most = (2 * reach + 1) ** (2 * PASSES);
  const out = new Float32Array(mask.length);
  for (let at = 0; at < out.length; at++) out[at] = sums[at] / most;
  return out;
}

/** Sums over a sliding window along every line. */
function slide(
  from: Uint16Array,
  to: Uint16Array,
  lines: number,
  length: number,
  lineStep: number,
  step: number,
  reach: number,
): void {
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep;
    const last = start + (length - 1) * step;
    let sum = from[start] * (reach + 1);
    for (let k = 1; k <= reach; k++) sum += from[Math.min(last, start + k * step)];
    for (let at = start; at <= last; at += step) {
      to[at] = sum;
      sum +=
        from[Math.min(last, at + (reach + 1) * step)] - from[Math.max(start, at - reach * step)];
    }
  }
}

/** A field with a value computed for each cell. */
export function fieldFrom(
  grid: Grid,
  value: (at: number, x: number, y: number) => number,
): Float32Array {
  const out = new Float32Array(grid.columns * grid.rows);
  for (let row = 0; row < grid.rows; row++) {
    const y = grid.y + row * grid.cell;
    for (let column = 0; column < grid.columns; column++) {
      const at = row * grid.columns + column;
      out[at] = value(at, grid.x + column * grid.cell, y);
    }
  }
  return out;
}

/** The cell nearest to a point; for points outside, one at the edge. */
export function cellAt({ cell, columns, rows, x, y }: Grid, px: number, py: number): number {
  const column = Math.round((px - x) / cell);
  const row = Math.round((py - y) / cell);
  return (
    Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))
  );
}
