import { distanceTo } from './fields/distance.ts';
import { enclose, type Grid } from './fields/field.ts';
import type { Geography } from './geography.ts';
import type { GroundLook } from './looks.ts';
import { type LandPlan, RIVER } from './plan.ts';

/** The largest distance that is distinguished inside a ground. */
export const INLAND = 24;
/** The number of a cell or hex without a ground. */
export const BARE = 255;

/** The ground of each hex. */
export interface Cover {
  /** The grounds by their numbers, and how they are drawn. */
  readonly names: readonly string[];
  readonly looks: readonly GroundLook[];
  /** By hex: the number of its ground, `BARE` for river. */
  readonly ofHex: Uint8Array;
}

export function coverOf({ hexes, grounds }: LandPlan): Cover {
  const names = Object.keys(grounds);
  return {
    names,
    looks: Object.values(grounds),
    ofHex: Uint8Array.from(hexes, ({ ground }) => {
      const number = names.indexOf(ground);
      if (number < 0 && ground !== RIVER) throw new Error(`no look for the ground ${ground}`);
      return number < 0 ? BARE : number;
    }),
  };
}

/**
 * The weight of a neighbour at this distance, in cells, where grounds meet: the mean over a square,
 * taken twice.
 */
const WEIGHTS = [1, 2, 3, 4, 5, 4, 3, 2, 1];
const REACH = 4;
const WHOLE = 25 * 25;

/** The land, divided among the grounds: every border is one line for both of its sides. */
export interface Soils {
  /** The ground of every cell; `BARE` for water. */
  readonly owner: Uint8Array;
  /**
   * A field that is above 0 where this ground is. The same array is filled again for each requested
   * ground.
   */
  fieldOf(ground: number): Float32Array;
  /** Distance to the next other ground or water, at most `INLAND`. */
  readonly inland: Float32Array;
}

export function* partSoils(
  { grid, nearest, shore }: Geography,
  { names, ofHex }: Cover,
): Generator<undefined, Soils, undefined> {
  const { columns, rows } = grid;
  const soil = new Uint8Array(nearest.length);
  for (let at = 0; at < soil.length; at++) soil[at] = nearest[at] < 0 ? BARE : ofHex[nearest[at]];
  const first = soil.slice();
  const second = new Uint8Array(soil.length).fill(BARE);
  const lead = new Float32Array(soil.length).fill(1);
  const near = markBorders(grid, soil);
  yield;
  const tally = new Int32Array(names.length);
  for (let row = 0; row < rows; row++) {
    if (row % 16 === 0) yield;
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      if (near[at] === 0) continue;
      tally.fill(0);
      for (let dy = -REACH; dy <= REACH; dy++) {
        const line = Math.min(rows - 1, Math.max(0, row + dy)) * columns;
        const weight = WEIGHTS[dy + REACH];
        for (let dx = -REACH; dx <= REACH; dx++) {
          const kind = soil[line + Math.min(columns - 1, Math.max(0, column + dx))];
          if (kind !== BARE) tally[kind] += weight * WEIGHTS[dx + REACH];
        }
      }
      const best = largest(tally, -1);
      if (best < 0) continue;
      first[at] = best;
      const next = largest(tally, best);
      if (next < 0) continue;
      second[at] = next;
      lead[at] = (tally[best] - tally[next]) / WHOLE;
    }
  }
  yield;
  const field = new Float32Array(soil.length);
  const fieldOf = (ground: number): Float32Array => {
    for (let at = 0; at < field.length; at++) {
      const value = first[at] === ground ? lead[at] : second[at] === ground ? -lead[at] : -1;
      // A ground ends where the land ends.
      field[at] = Math.min(value, (shore[at] - 0.5) * 2);
    }
    return enclose(grid, field, -1);
  };
  const owner = first.map((ground, at) => (shore[at] < 0.5 ? BARE : ground));
  yield;
  return { owner, fieldOf, inland: yield* measureInland(grid, owner) };
}

/**
 * The index of the largest count, not considering the index `apart`; -1 if all other counts are 0.
 */
function largest(tally: Int32Array, apart: number): number {
  let best = -1;
  for (let number = 0; number < tally.length; number++) {
    if (number === apart || tally[number] === 0) continue;
    if (best < 0 || tally[number] > tally[best]) best = number;
  }
  return best;
}

/** Nonzero for cells with another ground within reach. */
function markBorders({ columns, rows }: Grid, soil: Uint8Array): Uint8Array {
  const near = new Uint8Array(soil.length);
  const mark = (row: number, column: number) => {
    const bottom = Math.min(rows - 1, row + REACH);
    const left = Math.max(0, column - REACH);
    const right = Math.min(columns - 1, column + REACH);
    for (let r = Math.max(0, row - REACH); r <= bottom; r++) {
      near.fill(1, r * columns + left, r * columns + right + 1);
    }
  };
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const at = row * columns + column;
      if (soil[at] !== soil[at + 1] || soil[at] !== soil[at + columns]) mark(row, column);
    }
  }
  return near;
}

function* measureInland(
  grid: Grid,
  owner: Uint8Array,
): Generator<undefined, Float32Array, undefined> {
  const { columns, rows, cell } = grid;
  const border = new Float32Array(owner.length).fill(-1);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      const own = owner[at];
      if (column + 1 < columns && owner[at + 1] !== own) border[at] = border[at + 1] = cell / 2;
      if (row + 1 < rows && owner[at + columns] !== own) {
        border[at] = border[at + columns] = cell / 2;
      }
    }
  }
  const distance = yield* distanceTo(grid, border);
  for (let at = 0; at < distance.length; at++) {
    distance[at] = owner[at] === BARE ? 0 : Math.min(INLAND, distance[at]);
  }
  return enclose(grid, distance, 0);
}
