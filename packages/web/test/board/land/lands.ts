// Lands for the tests.
import {
  buildWorld,
  type Covering,
  coverWorld,
  type World,
} from '../../../src/board/land/build.ts';
import { extentFor } from '../../../src/board/land/extent.ts';
import { SPACING } from '../../../src/board/land/lattice.ts';
import { LOOKS } from '../../../src/board/land/looks.ts';
import { loadMotifs } from '../../../src/board/land/motifs/index.ts';
import type { LandPlan, Rect } from '../../../src/board/land/plan.ts';
import { coverOf } from '../../../src/board/land/soils.ts';

await loadMotifs(Object.values(LOOKS).map(({ motif }) => motif));

/** Radii in pixels, one for each level. */
export const RADII = { small: 23, medium: 44, large: 80 } as const;

/** The result of a generator whose steps are all run immediately. */
export function finish<Result>(steps: Generator<undefined, Result, undefined>): Result {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

function extentOf(plan: LandPlan): Rect {
  const { x, y, width, height } = extentFor(plan);
  return { x: x * SPACING, y: y * SPACING, width: width * SPACING, height: height * SPACING };
}

export function worldOf(plan: LandPlan, radius: number = RADII.medium): World {
  return finish(buildWorld(plan, extentOf(plan), radius));
}

export function coveringOf(world: World, plan: LandPlan, area?: Rect): Covering {
  return finish(coverWorld(world, coverOf(plan), area));
}

/** The same land, with another ground on one hex. */
export function changed(plan: LandPlan, hex: number, ground: string): LandPlan {
  return {
    ...plan,
    hexes: plan.hexes.map((each, at) => (at === hex ? { ...each, ground } : each)),
  };
}
