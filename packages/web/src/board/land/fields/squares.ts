import { hash } from './chance.ts';
import type { Grid } from './field.ts';

/** Random numbers of a square: a seed, and two numbers from 0 to 1. */
export interface Lot {
  readonly seed: number;
  readonly first: number;
  readonly second: number;
}

/** Visits the squares of a size that cover a grid, with a random point in each. */
export function* squaresOver(
  { x, y, columns, rows, cell }: Grid,
  side: number,
  salt: number,
): Generator<Lot & { readonly x: number; readonly y: number }, void, undefined> {
  const right = x + (columns - 1) * cell;
  const bottom = y + (rows - 1) * cell;
  for (let row = Math.floor(y / side); row * side < bottom; row++) {
    for (let column = Math.floor(x / side); column * side < right; column++) {
      const seed = hash(column, row, salt);
      const px = (column + (seed & 255) / 255) * side;
      const py = (row + ((seed >>> 8) & 255) / 255) * side;
      if (px < x || px > right || py < y || py > bottom) continue;
      const first = ((seed >>> 16) & 255) / 255;
      yield { x: px, y: py, seed, first, second: (seed >>> 24) / 255 };
    }
  }
}
