import { HIGH, MARGIN, type World } from './build.ts';
import { crop } from './geography.ts';
import { RADIUS } from './lattice.ts';
import { grow, type Rect } from './plan.ts';
import { type Planted, plant } from './plant.ts';
import { type Cover, partSoils } from './soils.ts';

/**
 * The distance from a hex within which a change of its ground also changes the watercolour of its
 * neighbours.
 */
const WASHED = 36;

/** Added on each side, because strokes reach beyond their lines, and glowing lines even farther. */
const STROKE = 4;

/** The part of the world in which the ground of a hex changes anything. */
export function* changedArea(
  world: World,
  before: Cover,
  after: Cover,
  hex: number,
): Generator<undefined, Rect, undefined> {
  const { x, y } = world.geography.lattice.centres[hex];
  const reach = RADIUS + WASHED;
  // A high motif may stand slightly lower, and may be limited by the ground of other hexes.
  const below = (HIGH / 2) * world.scale;
  const around: Rect = { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach + below };
  const geography = crop(world.geography, grow(around, MARGIN));
  const sets: (readonly Planted[])[] = [];
  for (const cover of [before, after]) {
    const soils = yield* partSoils(geography, cover);
    sets.push(yield* plant(geography, cover, soils, around, world.level, world.scale));
  }
  let [left, top, right, bottom] = [x - reach, y - reach, x + reach, y + reach];
  for (const [one, other] of [sets, [...sets].reverse()]) {
    const kept = new Set(other.map((motif) => JSON.stringify(motif)));
    for (const motif of one) {
      if (kept.has(JSON.stringify(motif))) continue;
      for (const { box } of motif.parts) {
        left = Math.min(left, box[0]);
        top = Math.min(top, box[1]);
        right = Math.max(right, box[2]);
        bottom = Math.max(bottom, box[3]);
      }
    }
  }
  const area = { x: left, y: top, width: right - left, height: bottom - top };
  return grow(area, STROKE);
}
