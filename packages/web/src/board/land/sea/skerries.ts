import { hash } from '../fields/chance.ts';
import { cellAt, type Grid, sample } from '../fields/field.ts';
import { makeNoise } from '../fields/noise.ts';
import { tenth } from '../fields/path.ts';
import { squaresOver } from '../fields/squares.ts';
import { type Geography, SEA } from '../geography.ts';

/** A rock off the coast. */
export interface Skerry {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly seed: number;
}

/** Side of the squares that hold at most one skerry each, and the share of squares that do. */
const SQUARE = 24;
const SHARE = 0.62;
/** The smallest and the largest distance between the near side of a skerry and the coast. */
const NEAREST = 11;
const FARTHEST = 27;
const SMALLEST = 1.6;
const LARGEST = 5.2;
/** Skerries are in groups: only where a noise is above this value. */
const REEF = 0.12;
const reefs = makeNoise(120, 32);

export function placeSkerries({ grid, water }: Geography, offshore: Float32Array): Skerry[] {
  const skerries: Skerry[] = [];
  for (const { x, y, seed, first, second } of squaresOver(grid, SQUARE, 31)) {
    if (first > SHARE || reefs(x, y) < REEF) continue;
    const radius = SMALLEST + (LARGEST - SMALLEST) * second ** 2;
    const distance = sample(grid, offshore, x, y) - radius;
    if (distance < NEAREST || distance > FARTHEST) continue;
    if (water[cellAt(grid, x, y)] === SEA) skerries.push({ x, y, radius, seed });
  }
  return skerries;
}

const CORNERS = 7;

/** A rough pebble. */
export function skerryPath({ x, y, radius, seed }: Skerry): string {
  let d = '';
  for (let corner = 0; corner < CORNERS; corner++) {
    const wild = (hash(seed, corner, 5) & 1023) / 1023;
    const angle = ((corner + 0.5 * wild) / CORNERS) * 2 * Math.PI;
    const reach = radius * (0.82 + 0.4 * wild);
    const px = tenth(x + 1.15 * reach * Math.cos(angle));
    const py = tenth(y + 0.9 * reach * Math.sin(angle));
    d += `${corner === 0 ? 'M' : 'L'}${px} ${py}`;
  }
  return `${d}Z`;
}

/** The distance from a skerry within which lines follow its shape. */
const AROUND = 60;

/** Includes skerries in a field of distances. */
export function surround(grid: Grid, offshore: Float32Array, { x, y, radius }: Skerry): void {
  const { columns, rows, cell } = grid;
  const left = Math.max(0, Math.ceil((x - AROUND - grid.x) / cell));
  const right = Math.min(columns - 1, Math.floor((x + AROUND - grid.x) / cell));
  const top = Math.max(0, Math.ceil((y - AROUND - grid.y) / cell));
  const bottom = Math.min(rows - 1, Math.floor((y + AROUND - grid.y) / cell));
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const away = Math.hypot(grid.x + column * cell - x, grid.y + row * cell - y) - radius;
      const at = row * columns + column;
      if (away < offshore[at]) offshore[at] = Math.max(0, away);
    }
  }
}
