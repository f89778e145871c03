import { cellAt } from '../fields/field.ts';
import { moved } from '../fields/path.ts';
import { squaresOver } from '../fields/squares.ts';
import { type Geography, RIVER_BED } from '../geography.ts';
import type { Layer } from '../scene.ts';

/**
 * The figures, each in one slanting stroke, 5 wide and 8 high, with the lower left corner at the
 * origin.
 */
const FIGURES = [
  'M3.6 -8C1.4 -8 0.2 -5 0.3 -2.6C0.4 -0.6 1 0 1.9 0C4 0 5.2 -3 5.1 -5.4C5 -7.2 4.5 -8 3.6 -8Z',
  'M1.6 -6.6L4 -8L2.6 0',
  'M1.2 -6.2C1.6 -7.4 2.6 -8 3.6 -8C4.8 -8 5.3 -7 4.8 -5.8C4 -3.8 1.6 -2 0.2 0L4 0L4.4 -0.9',
  'M1.4 -6.6C2 -7.6 2.8 -8 3.6 -8C5.4 -8 5.4 -5 2.6 -4.5C4.8 -4.4 4.6 0 1.6 0C0.9 0 0.4 -0.3 0.1 -0.8',
  'M3 0L4.5 -8L0.4 -2.4L4.4 -2.4',
  'M5 -8L2.4 -8L1.4 -4.6C4.6 -5.2 4.6 0 1.6 0C0.9 0 0.4 -0.3 0.1 -0.9',
  'M4.6 -7.6C1.6 -7 0.2 -4 0.3 -2C0.4 -0.6 1 0 1.9 0C3.4 0 4.4 -1.6 4.3 -3C4.2 -4.8 1.6 -4.8 0.5 -2.4',
  'M0.9 -6.8L1.3 -8L5.2 -8C3.4 -5.4 2.2 -2.8 1.8 0',
  'M3.5 -8C1.4 -8 0.9 -5.6 2.4 -4.6C4.6 -3.2 4.2 0 1.9 0C-0.2 0 -0.2 -2.8 2.2 -4.2C5.4 -5.4 5.4 -8 3.5 -8Z',
  'M4.9 -5C4.2 -3 1.4 -3.4 1.4 -5.2C1.4 -6.8 2.6 -8 3.7 -8C5.2 -8 5.3 -6 4.8 -4.4C4 -2 2.4 -0.2 0.4 0',
];
const WIDE = 4.8;

/** Side of the squares that hold at most one sounding. */
const SQUARE = 62;
const SHARE = 0.62;
/** The distance from the land for one more fathom, and the least distance with a shown depth. */
const FATHOM = 5;
const NEAREST = 18;

/** Depths in figures, as on a chart: the farther from land, the deeper. */
export function drawSoundings({ grid, water }: Geography, offshore: Float32Array): Layer[] {
  const drawn = { sea: '', river: '' };
  for (const { x, y, first, second } of squaresOver(grid, SQUARE, 71)) {
    const at = cellAt(grid, x, y);
    const distance = offshore[at];
    if (first > SHARE || distance < NEAREST) continue;
    const depth = Math.min(99, Math.round(distance / FATHOM + 2 * second - 1));
    const kind = water[at] === RIVER_BED ? 'river' : 'sea';
    for (const [place, figure] of `${depth}`.split('').entries()) {
      drawn[kind] += moved(FIGURES[Number(figure)], x + place * WIDE, y, 0.86, 0.86);
    }
  }
  return [
    { name: 'sea soundings', d: drawn.sea, stroke: 'seaInk', width: 0.7, alpha: 0.42 },
    { name: 'river soundings', d: drawn.river, stroke: 'riverInk', width: 0.7, alpha: 0.5 },
  ];
}
