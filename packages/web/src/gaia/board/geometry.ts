import type { Box } from '../../board/geometry.ts';
import type { WorldCell } from './position.ts';

/** Side of a tile, in pixels of the drawing. */
export const SIDE = 100;
const MARGIN = 8;

/**
 * The least number of columns and rows shown, so that the tiles of a small world are not too large.
 */
const LEAST = { columns: 6, rows: 5 } as const;

/**
 * The share of the free cells around the world that is shown; the smaller it is, the larger are the
 * tiles.
 */
const BESIDE = 0.5;

/** The world and half of the free cells around it, in pixels of the drawing. */
export function frameOf(cells: readonly WorldCell[]): Box {
  const tiles = cells.filter(({ land }) => land !== undefined);
  // Before the first tile there are only free cells.
  const [shown, beside] = tiles.length === 0 ? [cells, 0] : [tiles, BESIDE];
  const [left, columns] = span(
    shown.flatMap(({ x }) => [x - beside, x + beside]),
    LEAST.columns,
  );
  const [top, rows] = span(
    shown.flatMap(({ y }) => [y - beside, y + beside]),
    LEAST.rows,
  );
  return {
    x: (left - 0.5) * SIDE - MARGIN,
    y: (top - 0.5) * SIDE - MARGIN,
    width: columns * SIDE + 2 * MARGIN,
    height: rows * SIDE + 2 * MARGIN,
  };
}

/**
 * The first cell of a row or column and the number of cells: at least the given number, with the
 * world in the middle.
 */
function span(at: readonly number[], least: number): readonly [from: number, count: number] {
  const from = Math.min(...at);
  const count = Math.max(...at) - from + 1;
  return count >= least ? [from, count] : [from - (least - count) / 2, least];
}

export type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End';
export const WAYS: readonly ArrowKey[] = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
];

/**
 * The cell in the direction of an arrow key: the nearest one, also across gaps; at the edge of the
 * world the same cell. Home and End lead to the ends of the row.
 */
export function step(cells: readonly WorldCell[], from: number, way: ArrowKey): number {
  const here = cells[from];
  const isRow = way === 'ArrowLeft' || way === 'ArrowRight' || way === 'Home' || way === 'End';
  const forward = way === 'ArrowRight' || way === 'ArrowDown' || way === 'End' ? 1 : -1;
  const along = (cell: WorldCell) => forward * (isRow ? cell.x - here.x : cell.y - here.y);
  const aside = (cell: WorldCell) => Math.abs(isRow ? cell.y - here.y : cell.x - here.x);
  const ahead = cells.filter((cell) => along(cell) > 0);
  const line = ahead.filter((cell) => aside(cell) === 0);
  if (way === 'Home' || way === 'End') {
    const last = line.toSorted((one, other) => along(other) - along(one))[0];
    return last === undefined ? from : cells.indexOf(last);
  }
  // At the edge, the next row or column may begin farther to the side.
  const near = line.length > 0 ? line : ahead.filter((cell) => along(cell) === 1);
  const next = near.toSorted(
    (one, other) => along(one) + aside(one) - (along(other) + aside(other)),
  )[0];
  return next === undefined ? from : cells.indexOf(next);
}
