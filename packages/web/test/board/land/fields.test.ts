import { describe, expect, test } from 'vitest';
import { contours, cut, dropSmall, simplify } from '../../../src/board/land/fields/contour.ts';
import { distanceTo } from '../../../src/board/land/fields/distance.ts';
import { enclose, fieldFrom, gridOver, sample } from '../../../src/board/land/fields/field.ts';
import { moved, pathOf } from '../../../src/board/land/fields/path.ts';
import { finish } from './lands.ts';

const grid = gridOver({ x: 0, y: 0, width: 120, height: 90 }, 2);
const round = fieldFrom(grid, (_, x, y) => 30 - Math.hypot(x - 60, y - 45));

function areaIn(points: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < points.length; i += 2) {
    const j = (i + 2) % points.length;
    sum += points[i] * points[j + 1] - points[j] * points[i + 1];
  }
  return sum / 2;
}

describe('contours', () => {
  test('of a round hill go round it once, at their height', () => {
    const lines = contours(grid, round, 10);
    expect(lines).toHaveLength(1);
    expect(lines[0].closed).toBe(true);
    expect(areaIn(lines[0].points)).toBeCloseTo(Math.PI * 20 ** 2, -1.5);
  });

  test('of a pit go the other way round', () => {
    const pit = round.map((value) => -value);
    expect(areaIn(contours(grid, pit, -10)[0].points)).toBeLessThan(0);
  });

  test('that leave the grid are open, and closed when it is enclosed', () => {
    const slope = fieldFrom(grid, (_, x) => x);
    expect(contours(grid, slope, 50).map(({ closed }) => closed)).toEqual([false]);
    expect(contours(grid, enclose(grid, slope, 0), 50).map(({ closed }) => closed)).toEqual([true]);
  });

  test('leave nothing behind for the next', () => {
    const first = contours(grid, round, 10);
    contours(grid, round, 3);
    expect(contours(grid, round, 10)).toEqual(first);
  });

  test('become simpler without going astray', () => {
    const [line] = contours(grid, round, 10);
    const simple = simplify(line, 0.5);
    expect(simple.points.length).toBeLessThan(line.points.length / 2);
    for (let i = 0; i < simple.points.length; i += 2) {
      const radius = Math.hypot(simple.points[i] - 60, simple.points[i + 1] - 45);
      expect(Math.abs(radius - 20)).toBeLessThan(0.6);
    }
  });

  test('are cut where they are not shown, and kept whole where they are', () => {
    const [line] = contours(grid, round, 10);
    const halves = cut(line, (x) => x > 60);
    expect(halves).toHaveLength(1);
    expect(halves[0].closed).toBe(false);
    expect(cut(line, () => true)).toEqual([line]);
    expect(cut(line, () => false)).toEqual([]);
  });

  test('that are small are dropped', () => {
    const lines = contours(grid, round, 25);
    expect(dropSmall(lines, 70)).toHaveLength(1);
    expect(dropSmall(lines, 90)).toHaveLength(0);
  });
});

test('distances are those of a slow search', () => {
  const small = gridOver({ x: 0, y: 0, width: 30, height: 24 }, 2);
  const from = new Float32Array(small.columns * small.rows).fill(-1);
  const places = [7, 90, 91, 200];
  for (const at of places) from[at] = at % 3;
  const distance = finish(distanceTo(small, from));
  for (let at = 0; at < from.length; at++) {
    const away = places.map((place) => {
      const dx = (place % small.columns) - (at % small.columns);
      const dy = Math.floor(place / small.columns) - Math.floor(at / small.columns);
      return Math.hypot(Math.hypot(dx, dy) * small.cell, from[place]);
    });
    expect(distance[at]).toBeCloseTo(Math.min(...away), 3);
  }
});

test('a field is read between its cells', () => {
  const slope = fieldFrom(grid, (_, x, y) => 2 * x + y);
  expect(sample(grid, slope, 33.3, 41.7)).toBeCloseTo(2 * 33.3 + 41.7, 3);
});

test('paths are rounded, and can be moved', () => {
  const line = { points: [0, 0, 10, 0, 10, 10], closed: true };
  expect(pathOf([line], 0)).toBe('M5 5Q0 0 5 0 10 0 10 5 10 10 5 5 Z');
  expect(moved('M1 2L3 -4Z', 10, 20, 2, 1)).toBe('M12 22L16 16Z');
  expect(moved('M1 0', 0, 0, 1, 1, Math.PI / 2)).toBe('M0 1');
});
