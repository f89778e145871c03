import type { Land } from '@pangaea/rules/gaia';
import { type Layer, layersOf, type Patch } from '../../ui/engraving/layers.ts';
import { lineOf } from '../../ui/engraving/path.ts';
import type { Point } from '../../ui/engraving/plane.ts';
import { chanceOf } from './chance.ts';
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
import { boat, boulder, breaker, dune, hill, peak, pool, ripples, waves } from './relief.ts';

/**
 * A view of a land, 100 wide and 150 high: its horizon, and the things below it from far to near.
 */
interface Scene {
  readonly horizon: number;
  /** The place of the sun, if it is visible. */
  readonly sun?: Point;
  readonly things: readonly (readonly [motif: Motif, x: number, y: number, size: number])[];
}

const row = (
  motif: Motif,
  y: number,
  size: number,
  ...xs: readonly number[]
): readonly (readonly [Motif, number, number, number])[] =>
  xs.map((x, index) => [motif, x, y + (index % 2) * 2, size * (1 + (index % 3) * 0.06)]);

const SCENES: Readonly<Record<Land, Scene>> = {
  plains: {
    horizon: 58,
    sun: [74, 34],
    things: [
      ...row(hill, 64, 52, 16, 86, 50),
      ...row(roundTree, 70, 17, 66, 76, 90),
      [field, 30, 84, 58],
      [field, 78, 92, 54],
      [haystack, 62, 108, 26],
      [haystack, 82, 114, 30],
      [roundTree, 22, 122, 56],
      ...row(tuft, 126, 22, 50, 68, 88),
      ...row(tuft, 142, 26, 14, 38, 62, 84),
      ...row(flower, 140, 24, 50, 92),
    ],
  },
  forest: {
    horizon: 50,
    things: [
      ...row(hill, 56, 60, 24, 76),
      ...row(conifer, 66, 24, 8, 20, 32, 44, 56, 68, 80, 92),
      ...row(roundTree, 82, 32, 14, 42, 88),
      ...row(conifer, 94, 42, 28, 60, 76, 6),
      ...row(conifer, 116, 56, 90, 46, 14),
      [roundTree, 68, 126, 54],
      [conifer, 26, 142, 78],
      [conifer, 88, 146, 70],
      ...row(tuft, 144, 20, 50, 62),
    ],
  },
  sea: {
    horizon: 56,
    sun: [28, 50],
    things: [
      ...row(waves, 64, 18, 12, 34, 56, 80),
      ...row(waves, 76, 24, 22, 50, 84),
      [boat, 64, 94, 50],
      ...row(waves, 92, 28, 14, 36),
      ...row(waves, 106, 32, 22, 58, 90),
      [breaker, 78, 122, 40],
      ...row(waves, 122, 36, 16, 48),
      [breaker, 32, 142, 56],
      ...row(waves, 142, 40, 76, 96),
    ],
  },
  desert: {
    horizon: 60,
    sun: [30, 34],
    things: [
      ...row(dune, 66, 40, 14, 44, 78),
      ...row(dune, 80, 60, 86, 30),
      ...row(ripples, 90, 36, 62, 12),
      [dune, 66, 106, 84],
      [palm, 80, 112, 54],
      [palm, 66, 116, 42],
      [cactus, 20, 118, 34],
      ...row(ripples, 126, 44, 40, 84),
      [dune, 36, 146, 112],
      ...row(ripples, 146, 40, 88),
    ],
  },
  mountain: {
    horizon: 62,
    things: [
      ...row(peak, 74, 40, 8, 30, 52, 74, 94),
      [peak, 26, 104, 64],
      [peak, 82, 108, 60],
      [peak, 54, 128, 96],
      ...row(conifer, 126, 26, 10, 20, 92),
      ...row(conifer, 140, 32, 30, 82, 14),
      ...row(boulder, 142, 26, 56, 70),
    ],
  },
  swamp: {
    horizon: 54,
    sun: [72, 34],
    things: [
      ...row(hill, 58, 44, 20, 60),
      ...row(roundTree, 64, 16, 6, 16, 88),
      ...row(pool, 78, 50, 36, 78),
      [deadTree, 18, 96, 50],
      ...row(reeds, 92, 26, 54, 88, 40),
      [pool, 60, 112, 72],
      ...row(reeds, 116, 38, 92, 12),
      [deadTree, 84, 122, 40],
      ...row(tuft, 128, 24, 40, 66),
      ...row(reeds, 144, 52, 26, 72, 50),
    ],
  },
};

export interface SceneDrawing {
  readonly horizon: number;
  readonly sun: Point | undefined;
  /** Lines of the engraved sky. */
  readonly sky: string;
  readonly layers: readonly Layer<LandPaint>[];
}

const drawn = new Map<Land, SceneDrawing>();

export function sceneOf(land: Land): SceneDrawing {
  const known = drawn.get(land);
  if (known !== undefined) return known;
  const { horizon, sun, things } = SCENES[land];
  const chance = chanceOf(land.length * 31);
  const patches = things.flatMap(([motif, x, y, size]): readonly Patch<LandPaint>[] =>
    motif([x, y], size, chance),
  );
  const drawing = { horizon, sun, sky: skyAbove(horizon), layers: layersOf(patches) };
  drawn.set(land, drawing);
  return drawing;
}

/** Horizontal lines, closer towards the top, each with a gap where a cloud would be. */
function skyAbove(horizon: number): string {
  const chance = chanceOf(horizon);
  let lines = '';
  for (let y = 5, gap = 3; y < horizon - 14; y += gap, gap += 0.7) {
    const from = chance() * 60;
    const to = from + 12 + chance() * 20;
    lines += lineOf([
      [0, y],
      [from, y],
    ]);
    lines += lineOf([
      [to, y],
      [100, y],
    ]);
  }
  return lines;
}
