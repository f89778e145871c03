import { expect, test } from 'vitest';
import { frameOf, SIDE, step } from '../../../src/gaia/board/geometry.ts';
import { sameCell, type WorldCell } from '../../../src/gaia/board/position.ts';

const cell = (x: number, y: number): WorldCell => ({
  place: x * 100 + y,
  x,
  y,
  land: 'plains',
  animals: 0,
});

/** A row of three, with one cell below its right end, and one far away below the left end. */
const CELLS = [cell(0, 0), cell(1, 0), cell(2, 0), cell(2, 1), cell(0, 3)];
const at = (x: number, y: number) => CELLS.findIndex((each) => each.x === x && each.y === y);

test('arrows go to the next cell in their direction, over gaps too, and stop at the edge', () => {
  expect(step(CELLS, at(0, 0), 'ArrowRight')).toBe(at(1, 0));
  expect(step(CELLS, at(0, 0), 'ArrowLeft')).toBe(at(0, 0));
  expect(step(CELLS, at(0, 0), 'ArrowDown')).toBe(at(0, 3));
  expect(step(CELLS, at(2, 0), 'ArrowDown')).toBe(at(2, 1));
  expect(step(CELLS, at(0, 0), 'End')).toBe(at(2, 0));
  expect(step(CELLS, at(2, 0), 'Home')).toBe(at(0, 0));
});

test('where a column has no cell the nearest of the next row is taken', () => {
  expect(step(CELLS, at(1, 0), 'ArrowDown')).toBe(at(2, 1));
  expect(step(CELLS, at(2, 1), 'ArrowLeft')).toBe(at(1, 0));
});

test('every cell can be reached by arrows from every other', () => {
  const ways = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
  for (const from of CELLS.keys()) {
    const reached = new Set([from]);
    for (const index of reached) for (const way of ways) reached.add(step(CELLS, index, way));
    expect(reached.size).toBe(CELLS.length);
  }
});

test('the frame holds every cell, and a small world is not blown up', () => {
  const small = frameOf([cell(0, 0)]);
  expect(small.width).toBeGreaterThanOrEqual(6 * SIDE);
  expect(small.x + small.width / 2).toBeCloseTo(0);
  const wide = frameOf([cell(-5, -4), cell(6, 3)]);
  expect(wide.x).toBeLessThanOrEqual(-5.5 * SIDE);
  expect(wide.x + wide.width).toBeGreaterThanOrEqual(6.5 * SIDE);
  expect(wide.y + wide.height).toBeGreaterThanOrEqual(3.5 * SIDE);
});

test('of the free places half is in the frame, so that tiles are larger', () => {
  const free = (x: number, y: number): WorldCell => ({ ...cell(x, y), land: undefined });
  const row = Array.from({ length: 9 }, (_, x) => cell(x, 0));
  const { x, width } = frameOf([free(-1, 0), ...row, free(9, 0)]);
  expect(x).toBeLessThanOrEqual(-SIDE);
  expect(x).toBeGreaterThan(-1.5 * SIDE);
  expect(width).toBeLessThan(11 * SIDE);
  expect(width).toBeGreaterThanOrEqual(10 * SIDE);
  // Before the first tile there are only these places.
  const alone = frameOf([free(0, 0)]);
  expect(alone.x + alone.width / 2).toBeCloseTo(0);
});

test('a cell is drawn again when anything on it changes', () => {
  const city = { id: 'city-01', needs: [{ need: 'sea', met: false }], meeples: [1, 0] } as const;
  const one: WorldCell = { ...cell(0, 0), city };
  expect(sameCell(one, { ...one, city: { ...city, meeples: [1, 0] } })).toBe(true);
  expect(sameCell(one, { ...one, city: { ...city, meeples: [0, 1] } })).toBe(false);
  expect(sameCell(one, { ...one, city: { ...city, needs: [{ need: 'sea', met: true }] } })).toBe(
    false,
  );
  expect(sameCell(one, cell(0, 0))).toBe(false);
  expect(sameCell(one, { ...one, animals: 4 })).toBe(false);
  expect(sameCell(one, { ...one, land: 'swamp' })).toBe(false);
});
