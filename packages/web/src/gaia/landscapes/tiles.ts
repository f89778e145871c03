import type { Land } from '@pangaea/rules/gaia';
import { type Layer, layersOf, type Patch } from '../../ui/engraving/layers.ts';
import type { Point } from '../../ui/engraving/plane.ts';
import { type Chance, chanceOf, within } from './chance.ts';
import type { LandPaint, Motif } from './motif.ts';
import {
  cactus,
  conifer,
  deadTree,
  field,
  flower,
  haystack,
  palm,
  reeds,
  roundTree,
  tuft,
} from './plants.ts';
import { boat, boulder, breaker, dune, peak, pool, ripples, stipple, waves } from './relief.ts';

/**
 * A motif of a land: how many are on a tile, its size on a tile of 100, and its height and width as
 * shares of that.
 */
interface Growth {
  readonly motif: Motif;
  readonly share: number;
  readonly size: readonly [from: number, to: number];
  readonly tall: number;
  readonly half: number;
}

interface Planting {
  /** Rows and columns of places, every second row shifted by half a place. */
  readonly rows: number;
  readonly columns: number;
  readonly growth: readonly Growth[];
}

const grow = (
  motif: Motif,
  share: number,
  from: number,
  to: number,
  tall = 1,
  half = 0.4,
): Growth => ({ motif, share, size: [from, to], tall, half });

const PLANTINGS: Readonly<Record<Land, Planting>> = {
  plains: {
    rows: 5,
    columns: 4,
    growth: [
      grow(tuft, 10, 12, 17, 0.6),
      grow(field, 3, 28, 36, 0.4, 0.55),
      grow(flower, 3, 12, 15, 0.7),
      grow(haystack, 1, 14, 17, 0.6),
      grow(roundTree, 1, 20, 24),
    ],
  },
  forest: { rows: 5, columns: 5, growth: [grow(conifer, 6, 22, 32), grow(roundTree, 4, 22, 30)] },
  sea: {
    rows: 6,
    columns: 4,
    growth: [
      grow(waves, 14, 20, 26, 0.1, 0.5),
      grow(breaker, 2, 17, 23, 0.4, 0.5),
      grow(boat, 0.6, 20, 25, 0.9, 0.5),
    ],
  },
  desert: {
    rows: 5,
    columns: 4,
    growth: [
      grow(dune, 8, 24, 36, 0.34, 0.66),
      grow(ripples, 6, 24, 30, 0.2, 0.45),
      grow(stipple, 3, 20, 24, 0.3),
      grow(cactus, 1.4, 16, 22),
      grow(palm, 0.8, 24, 29),
    ],
  },
  mountain: {
    rows: 4,
    columns: 3,
    growth: [
      grow(peak, 9, 24, 46, 1, 0.6),
      grow(boulder, 2, 12, 17, 0.4),
      grow(conifer, 2, 14, 18),
    ],
  },
  swamp: {
    rows: 5,
    columns: 4,
    growth: [
      grow(reeds, 8, 17, 24),
      grow(pool, 5, 24, 32, 0.2, 0.5),
      grow(deadTree, 1, 22, 28),
      grow(tuft, 4, 12, 16, 0.6),
    ],
  },
};

/** The number of pictures for each land. */
export const VARIANTS = 4;

const drawn = new Map<string, readonly Layer<LandPaint>[]>();

/** The motifs on a tile of 100 around its middle, back to front. */
export function tileOf(land: Land, variant: number): readonly Layer<LandPaint>[] {
  const key = `${land} ${variant}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const layers = layersOf(planted(PLANTINGS[land], chanceOf(variant * 7 + land.length * 101)));
  drawn.set(key, layers);
  return layers;
}

/**
 * The picture of a tile, by its place: it stays when other tiles come, and no two neighbours have
 * the same.
 */
export function variantAt(x: number, y: number): number {
  return (((x + 2 * y) % VARIANTS) + VARIANTS) % VARIANTS;
}

const ROOM = 92;
/** Motifs do not extend beyond this distance from the middle of the tile. */
const EDGE = 46;

function planted({ rows, columns, growth }: Planting, chance: Chance): readonly Patch<LandPaint>[] {
  const places: { at: Point; size: number; motif: Motif }[] = [];
  for (let row = 0; row < rows; row++) {
    const shifted = row % 2;
    for (let column = 0; column < columns - shifted; column++) {
      const { motif, size: range, tall, half } = pick(growth, chance());
      const size = within(chance, ...range);
      const x = ((column + 0.5 + shifted / 2) / columns - 0.5) * ROOM + within(chance, -5, 5);
      const y = ((row + 0.5) / rows - 0.5) * ROOM + within(chance, -3, 3) + (size * tall) / 2;
      const foot: Point = [
        clamp(x, EDGE - size * half),
        Math.max(Math.min(y, EDGE - 2), size * tall - EDGE),
      ];
      places.push({ at: foot, size, motif });
    }
  }
  // A nearer motif covers a farther one; shadows are on the ground, below all motifs.
  const patches = places
    .toSorted((one, other) => one.at[1] - other.at[1])
    .flatMap(({ motif, at, size }) => motif(at, size, chance));
  return [
    ...patches.filter(({ paint }) => paint === 'shadow').map(cutShort),
    ...patches.filter(({ paint }) => paint !== 'shadow'),
  ];
}

/** A patch cut off at the right edge of its tile, for shadows. */
function cutShort(patch: Patch<LandPaint>): Patch<LandPaint> {
  const outline = patch.outline.map(([x, y]): Point => [Math.min(x, EDGE + 2), y]);
  return { ...patch, outline };
}

function clamp(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value));
}

function pick(growth: readonly Growth[], lot: number): Growth {
  const all = growth.reduce((sum, { share }) => sum + share, 0);
  let upTo = 0;
  for (const each of growth) {
    upTo += each.share / all;
    if (lot < upTo) return each;
  }
  return growth[0];
}
