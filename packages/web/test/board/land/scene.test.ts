import { describe, expect, test } from 'vitest';
import { LAND_MAPS, landOf } from '../../../bench/land/maps.ts';
import { sceneOf } from '../../../src/board/land/build.ts';
import type { LandPlan } from '../../../src/board/land/plan.ts';
import type { Layer, Scene } from '../../../src/board/land/scene.ts';
import { coveringOf, finish, RADII, worldOf } from './lands.ts';

function draw(plan: LandPlan, radius: number): Scene {
  const world = worldOf(plan, radius);
  return finish(sceneOf(world, coveringOf(world, plan)));
}

function layersOf({ water, soil, coast, motifs, over }: Scene): Layer[] {
  return [...water, ...soil, ...coast, ...motifs, ...over];
}

/** The number of parameters of each command of path data. */
const TAKES: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  l: 2,
  Q: 4,
  q: 4,
  C: 6,
  a: 7,
  h: 1,
  v: 1,
  Z: 0,
};
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

/**
 * The first fault that prevents a browser from drawing the path data; undefined if there is none.
 */
function faultIn(d: string): string | undefined {
  if (!d.startsWith('M')) return d.slice(0, 40);
  for (const [command] of d.matchAll(/[A-Za-z][^A-Za-z]*/g)) {
    const takes = TAKES[command[0]];
    const numbers = command.slice(1).match(NUMBER)?.length ?? 0;
    const rest = command.slice(1).replace(NUMBER, '').trim();
    const right = takes === 0 ? numbers === 0 : numbers > 0 && numbers % takes === 0;
    if (takes === undefined || rest !== '' || !right) return command.slice(0, 80);
  }
  return undefined;
}

describe('paths', () => {
  const cases = LAND_MAPS.flatMap((map) => {
    const radii = map === 'sampler' ? Object.values(RADII) : [RADII.medium];
    return radii.map((radius) => [map, radius] as const);
  });
  test.each(cases)('of %s at %d pixels have no fault', (map, radius) => {
    const layers = layersOf(draw(landOf(map), radius)).filter(({ d }) => d !== '');
    expect(layers.length).toBeGreaterThan(50);
    expect(layers.flatMap(({ d }) => faultIn(d) ?? [])).toEqual([]);
  });

  test('a fault is found', () => {
    expect(faultIn('M1 2L3 4Z')).toBeUndefined();
    expect(faultIn('M1 2LNaN 4Z')).toBeDefined();
    expect(faultIn('M1 2Q3 4 5Z')).toBeDefined();
    expect(faultIn('L3 4')).toBeDefined();
  });
});

test('the same land gives the same bytes', () => {
  const plan = landOf('terra-nova');
  expect(JSON.stringify(draw(plan, 52))).toBe(JSON.stringify(draw(structuredClone(plan), 52)));
});

test('a turned map is another world with the same hexes', () => {
  const plan = landOf('base', true);
  const { extent } = worldOf(plan);
  const flat = worldOf(landOf('base')).extent;
  expect(extent.height).toBeCloseTo(flat.width);
  expect(extent.width).toBeCloseTo(flat.height);
});

describe('every ground is engraved', () => {
  const plan = landOf('sampler');
  test.each(Object.entries(RADII))('%s: motifs stand in every hex', (_, radius) => {
    const world = worldOf(plan, radius);
    const { planted } = coveringOf(world, plan);
    const { centres } = world.geography.lattice;
    const bare = plan.hexes.filter(({ ground }, hex) => {
      if (ground === 'river') return false;
      const { x, y } = centres[hex];
      return !planted.some(
        ({ place, ground: other }) => other === ground && Math.hypot(place.x - x, place.y - y) < 50,
      );
    });
    expect(bare).toEqual([]);
  });

  test('large things have hatching that small ones do not have', () => {
    const length = (radius: number) =>
      draw(plan, radius)
        .motifs.filter(({ name }) => name.endsWith('fine'))
        .reduce((sum, { d }) => sum + d.length, 0);
    expect(length(RADII.large)).toBeGreaterThan(2 * length(RADII.small));
  });
});
