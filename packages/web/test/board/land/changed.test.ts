import { describe, expect, test } from 'vitest';
import { type LandMap, landOf } from '../../../bench/land/maps.ts';
import type { World } from '../../../src/board/land/build.ts';
import { changedArea } from '../../../src/board/land/changed.ts';
import { RADIUS } from '../../../src/board/land/lattice.ts';
import type { LandPlan, Rect } from '../../../src/board/land/plan.ts';
import type { Planted } from '../../../src/board/land/plant.ts';
import { coverOf } from '../../../src/board/land/soils.ts';
import { changed, coveringOf, finish, RADII, worldOf } from './lands.ts';

/** Hexes with land and water around them, each with its ground. */
const CASES = [
  ['terra-nova', RADII.medium, 10, 'desert'],
  ['terra-nova', RADII.large, 22, 'swamp'],
  ['base', RADII.small, 50, 'forest'],
  ['base', RADII.medium, 44, 'mountains'],
  ['base', RADII.medium, 100, 'volcano'],
  ['fjords', RADII.medium, 30, 'plains'],
] as const satisfies readonly (readonly [LandMap, number, number, string])[];

function landHex({ hexes }: LandPlan, from: number, ground: string): number {
  return hexes.findIndex(
    (hex, at) => at >= from && hex.ground !== 'river' && hex.ground !== ground,
  );
}

function touches({ x, y, width, height }: Rect, { parts }: Planted): boolean {
  return parts.some(
    ({ box: [left, top, right, bottom] }) =>
      right >= x && left <= x + width && bottom >= y && top <= y + height,
  );
}

function areaOf(world: World, before: LandPlan, after: LandPlan, hex: number): Rect {
  return finish(changedArea(world, coverOf(before), coverOf(after), hex));
}

describe.each(CASES)('%s at %d pixels, hex %d to %s', (map, radius, from, ground) => {
  const before = landOf(map);
  const hex = landHex(before, from, ground);
  const after = changed(before, hex, ground);
  const world = worldOf(before, radius);
  const old = coveringOf(world, before);
  const now = coveringOf(world, after);
  const area = areaOf(world, before, after, hex);

  test('everything outside of the hex stays the same to the last byte', () => {
    const elsewhere = (planted: readonly Planted[]) =>
      planted.filter((motif) => !touches(area, motif)).map((motif) => JSON.stringify(motif));
    expect(elsewhere(now.planted)).toEqual(elsewhere(old.planted));
    expect(elsewhere(now.planted).length).toBeGreaterThan(50);
  });

  test('everything in the hex has the new ground', () => {
    const { x, y } = world.geography.lattice.centres[hex];
    const grounds = now.planted
      .filter(({ place }) => Math.hypot(place.x - x, place.y - y) < RADIUS / 2)
      .map(({ ground: each }) => each);
    expect(new Set(grounds)).toEqual(new Set([ground]));
  });

  test('about three radii square are drawn over', () => {
    expect(area.width).toBeLessThan(3.6 * RADIUS);
    expect(area.height).toBeLessThan(4.2 * RADIUS);
  });

  test('a part of the world is drawn as it is in the whole', () => {
    const part = coveringOf(world, after, area);
    const within = (planted: readonly Planted[]) =>
      planted
        .filter((motif) => touches(area, motif))
        .map((motif) => JSON.stringify(motif))
        .sort();
    expect(within(part.planted)).toEqual(within(now.planted));
  });
});
