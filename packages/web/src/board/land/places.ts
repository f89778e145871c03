import { Chance, hash } from './fields/chance.ts';
import { type Lattice, RADIUS } from './lattice.ts';
import type { Rect } from './plan.ts';

/** A place for a motif. */
export interface MotifPlace {
  readonly x: number;
  readonly y: number;
  /** Its rank: for any number, the places whose rank is below it are spread evenly. */
  readonly rank: number;
  /** Its number, unique among the places of one kind. */
  readonly seed: number;
}

/** Side of the square of places that repeats over the world. */
const TILE = 8 * RADIUS;
const COUNT = 1000;
/** The number of candidates for each new place. */
const TRIES = 10;
/** Motifs are wider than high, so rows may be closer than columns. */
const FLAT = 1.4;

const HEX_AREA = (3 * Math.sqrt(3) * RADIUS * RADIUS) / 2;

/** The number of ranks that give this many places in a hex. */
export function ranksFor(perHex: number): number {
  return Math.min(COUNT, Math.round((perHex * TILE * TILE) / HEX_AREA));
}

let tile: Float64Array | undefined;
/** The number of places found in one step. */
const STEP = 100;

/**
 * Points that are far from each other: each new point is the candidate in the largest gap (Mitchell
 * 1991).
 */
function* makeTile(): Generator<undefined, Float64Array, undefined> {
  const chance = new Chance(7);
  const points = new Float64Array(2 * COUNT);
  for (let count = 0; count < COUNT; count++) {
    if (count % STEP === 0) yield;
    let best = -1;
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const x = chance.next() * TILE;
      const y = chance.next() * TILE;
      let nearest = Infinity;
      for (let i = 0; i < count && nearest > best; i++) {
        let dx = Math.abs(points[2 * i] - x);
        let dy = Math.abs(points[2 * i + 1] - y);
        if (dx > TILE / 2) dx = TILE - dx;
        if (dy > TILE / 2) dy = TILE - dy;
        nearest = Math.min(nearest, dx * dx + FLAT * dy * dy);
      }
      if (nearest > best) {
        best = nearest;
        points[2 * count] = x;
        points[2 * count + 1] = y;
      }
    }
  }
  return points;
}

function holds({ x, y, width, height }: Rect, px: number, py: number): boolean {
  return px >= x && px < x + width && py >= y && py < y + height;
}

/** Places at random distances, with ranks below `ranks`. */
export function* scatteredIn(
  area: Rect,
  ranks: number,
): Generator<undefined, MotifPlace[], undefined> {
  tile ??= yield* makeTile();
  const places: MotifPlace[] = [];
  for (let row = Math.floor(area.y / TILE); row * TILE < area.y + area.height; row++) {
    for (let column = Math.floor(area.x / TILE); column * TILE < area.x + area.width; column++) {
      for (let rank = 0; rank < ranks; rank++) {
        const x = column * TILE + tile[2 * rank];
        const y = row * TILE + tile[2 * rank + 1];
        if (holds(area, x, y)) places.push({ x, y, rank, seed: hash(column, row, rank) });
      }
    }
  }
  return places;
}

/** Distances within and between rows, and the shift of each row against the one above. */
const ALONG = 26;
const APART = 14.4;
const SHIFT = -8.4;

/** Places in rows. */
export function rowsIn(area: Rect, scale: number): MotifPlace[] {
  const places: MotifPlace[] = [];
  const along = ALONG * scale;
  const apart = APART * scale;
  for (let row = Math.ceil(area.y / apart); row * apart < area.y + area.height; row++) {
    const shift = (row * SHIFT * scale) % along;
    for (let column = Math.ceil((area.x - shift) / along); ; column++) {
      const x = column * along + shift;
      if (x >= area.x + area.width) break;
      places.push({ x, y: row * apart, rank: 0, seed: hash(column, row, -1) });
    }
  }
  return places;
}

/** Places in a hex, as parts of its radius: beside the middle, where pieces stand. */
const SPOTS = [
  [-0.42, -0.24],
  [0.44, -0.3],
  [-0.34, 0.44],
  [0.4, 0.46],
] as const;
const JITTER = 0.09 * RADIUS;

/** A few places in every hex, beside its middle. */
export function spotsIn(area: Rect, { centres }: Lattice): MotifPlace[] {
  return centres.flatMap(({ x, y }) =>
    SPOTS.flatMap(([dx, dy], rank) => {
      const seed = hash(Math.round(x), Math.round(y), rank);
      const chance = new Chance(seed);
      const px = x + dx * RADIUS + chance.between(-JITTER, JITTER);
      const py = y + dy * RADIUS + chance.between(-JITTER, JITTER);
      return holds(area, px, py) ? [{ x: px, y: py, rank, seed }] : [];
    }),
  );
}
