import { engrave } from './engrave.ts';
import { crop, type Geography, survey } from './geography.ts';
import { drawGrounds } from './grounds.ts';
import { drawFibres, drawHexes } from './over.ts';
import { type Detail, grow, type LandPlan, levelOf, type Rect } from './plan.ts';
import { motifScale, type Planted, plant } from './plant.ts';
import type { Layer, Scene } from './scene.ts';
import { drawCoast } from './sea/coast.ts';
import { drawWaters } from './sea/waters.ts';
import { type Cover, INLAND, partSoils } from './soils.ts';

/** Everything that stays the same when grounds change. */
export interface World {
  readonly geography: Geography;
  readonly extent: Rect;
  readonly level: Detail;
  /** Size of the motifs. */
  readonly scale: number;
  readonly water: readonly Layer[];
  readonly coast: readonly Layer[];
  readonly over: readonly Layer[];
}

/** The layers of a part of the world that change with the grounds. */
export interface Covering {
  readonly soil: readonly Layer[];
  readonly planted: readonly Planted[];
}

/**
 * Draws land and water without grounds, in steps, so that a page without a worker can draw between
 * frames.
 * @param extent the part of the world, with the sea around the land; in units of the scene
 * @param radius pixels of the page from the centre of a hex to a corner
 */
export function* buildWorld(
  plan: LandPlan,
  extent: Rect,
  radius: number,
): Generator<undefined, World, undefined> {
  const level = levelOf(radius);
  const geography = yield* survey(plan, extent, level);
  const scale = motifScale(radius);
  const waters = yield* drawWaters(geography, level, scale);
  const coast = yield* drawCoast(geography, level);
  return {
    geography,
    extent,
    level,
    scale,
    water: [...waters, ...coast.foot],
    coast: coast.line,
    over: [
      drawHexes(geography.lattice, level),
      ...(level === 'small' ? [] : [drawFibres(geography.grid)]),
    ],
  };
}

/** The margin around a part of the world within which grounds must be known. */
export const MARGIN = INLAND + 12;
/** Height of the highest motif at the smallest size of motifs, and half the width of the widest. */
export const HIGH = 40;
const WIDE = 30;

/** Draws the grounds of a part of the world, exactly as in the whole picture. */
export function* coverWorld(
  world: World,
  cover: Cover,
  area: Rect = world.extent,
): Generator<undefined, Covering, undefined> {
  const { level, scale, extent } = world;
  // Motifs from outside may extend into the part, especially from below.
  const places = area === extent ? extent : grow(area, WIDE * scale, WIDE * scale, HIGH * scale);
  const geography = area === extent ? world.geography : crop(world.geography, grow(places, MARGIN));
  const soils = yield* partSoils(geography, cover);
  const soil = yield* drawGrounds(geography, cover, soils, level);
  return { soil, planted: yield* plant(geography, cover, soils, places, level, scale) };
}

export function* sceneOf(
  world: World,
  { soil, planted }: Covering,
): Generator<undefined, Scene, undefined> {
  const { extent, level, water, coast, over } = world;
  return { extent, water, soil, coast, motifs: yield* engrave(planted, level), over };
}
