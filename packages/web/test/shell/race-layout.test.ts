import { expect, test } from 'vitest';
import { layOutRace } from '../../src/shell/result/race-layout.ts';

const stops = (...values: readonly (readonly number[])[]) =>
  values.map((each, index) => ({ mark: '', name: '', values: each, moment: index }));
const ROOM = { width: 400, height: 200, isStepped: false, most: 1 } as const;

test('lines run from the first stop to the last, inside the drawing', () => {
  const { x, y, paths, left, right, top, bottom } = layOutRace(
    stops([0, 0], [10, 4], [20, 9]),
    ROOM,
  );
  expect([x(0), x(2)]).toEqual([left, 400 - right]);
  expect([y(0), y(20)]).toEqual([bottom, top]);
  expect(paths[0]).toMatch(/^M[^LH]+L[^LH]+L[^LH]+$/);
  expect(layOutRace(stops([0], [1], [2]), { ...ROOM, isStepped: true }).paths[0]).toMatch(
    /^M[^HV]+H[^HV]+V[^HV]+H[^HV]+V[^HV]+$/,
  );
});

test('any place of the drawing has a nearest stop', () => {
  const { nearest, x } = layOutRace(stops([0], [1], [2], [3]), ROOM);
  for (const stop of [0, 1, 2, 3]) expect(nearest(x(stop) + 5)).toBe(stop);
  expect([nearest(-50), nearest(1000)]).toEqual([0, 3]);
});

test('names at the ends of lines never lie on each other', () => {
  const { ends, top, bottom } = layOutRace(stops([0, 0, 0, 0], [20, 20, 19, 1]), ROOM);
  const sorted = [...ends].sort((a, b) => a - b);
  for (const [index, end] of sorted.slice(1).entries()) {
    expect(end - sorted[index]).toBeGreaterThanOrEqual(25);
  }
  expect(sorted[0]).toBeGreaterThanOrEqual(top);
  expect(sorted[3]).toBeLessThanOrEqual(bottom);
});

test('a value below zero has its line, too', () => {
  const { marks, y, bottom } = layOutRace(stops([0], [-5], [10]), ROOM);
  expect(y(-5)).toBe(bottom);
  expect(marks).toEqual([-5, 0, 5, 10]);
});
