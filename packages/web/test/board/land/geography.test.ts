import { describe, expect, test } from 'vitest';
import { LAND_MAPS, landOf } from '../../../bench/land/maps.ts';
import { cellAt } from '../../../src/board/land/fields/field.ts';
import type { Geography } from '../../../src/board/land/geography.ts';
import { type Point, RADIUS } from '../../../src/board/land/lattice.ts';
import { type LandPlan, RIVER } from '../../../src/board/land/plan.ts';
import { coverOf, partSoils } from '../../../src/board/land/soils.ts';
import { finish, RADII, worldOf } from './lands.ts';

/** The distance by which a shore may leave its hexagon. */
const STRAY = 0.15 * RADIUS;

/** Distance of a point from a hexagon around (0, 0), negative inside. */
function outside(corners: readonly Point[], px: number, py: number): number {
  let least = Infinity;
  let inside = true;
  for (const [index, a] of corners.entries()) {
    const b = corners[(index + 1) % corners.length];
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const along = ((px - a.x) * dx + (py - a.y) * dy) / (dx * dx + dy * dy);
    const part = Math.min(1, Math.max(0, along));
    least = Math.min(least, Math.hypot(px - a.x - part * dx, py - a.y - part * dy));
    if (dx * (py - a.y) - dy * (px - a.x) < 0) inside = false;
  }
  return inside ? -least : least;
}

/** The largest distances of land outside its hexes, and of water inside them. */
function strays(plan: LandPlan, { grid, lattice, shore }: Geography): number {
  const isLand = (hex: number) => hex >= 0 && plan.hexes[hex].ground !== RIVER;
  let most = 0;
  for (let at = 0; at < shore.length; at++) {
    const x = grid.x + (at % grid.columns) * grid.cell;
    const y = grid.y + Math.floor(at / grid.columns) * grid.cell;
    const cell = lattice.cellAt(x, y);
    if (cell < 0) continue;
    const land = shore[at] >= 0.5;
    if (land === isLand(lattice.hexOf[cell])) continue;
    // The point belongs to the nearest hex of its kind.
    const others = lattice.around
      .map((step) => cell + step)
      .filter((other) => isLand(lattice.hexOf[other]) === land);
    const away = others.map((other) =>
      outside(lattice.corners, x - lattice.cellX[other], y - lattice.cellY[other]),
    );
    most = Math.max(most, Math.min(...away));
  }
  return most;
}

const CASES = LAND_MAPS.flatMap((map) => [false, true].map((turned) => [map, turned] as const));

describe.each(CASES)('%s, turned: %s', (map, turned) => {
  const plan = landOf(map, turned);
  const { geography } = worldOf(plan);
  const cover = coverOf(plan);
  const { owner } = finish(partSoils(geography, cover));
  const { grid, lattice, shore } = geography;

  test('the middle of every hex lies on its own ground', () => {
    const wrong = plan.hexes.filter((_, hex) => {
      const { x, y } = lattice.centres[hex];
      // Points at two thirds of the way to the corners, all around.
      return Array.from({ length: 12 }, (__, side) => (side * Math.PI) / 6).some((angle) => {
        const px = x + (2 / 3) * RADIUS * Math.cos(angle);
        const py = y + (2 / 3) * RADIUS * Math.sin(angle);
        return [cellAt(grid, x, y), cellAt(grid, px, py)].some(
          (at) => owner[at] !== cover.ofHex[hex],
        );
      });
    });
    expect(wrong).toEqual([]);
  });

  test('a shore stays near the sides of its hexes', () => {
    const most = strays(plan, geography);
    expect(most).toBeLessThan(STRAY);
    // The shore must not be a straight line.
    expect(most).toBeGreaterThan(STRAY / 4);
    expect(shore.some((value) => value >= 0.5)).toBe(true);
  });
});

test('small maps are measured more coarsely and keep the same shores', () => {
  const plan = landOf('base');
  expect(strays(plan, worldOf(plan, RADII.small).geography)).toBeLessThan(STRAY);
});

test('a ground without a look is refused', () => {
  const plan = landOf('base');
  expect(() => coverOf({ ...plan, hexes: [{ x: 0, y: 0, ground: 'cheese' }] })).toThrow('cheese');
});
