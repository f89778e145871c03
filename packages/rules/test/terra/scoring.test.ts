import { expect, test } from 'vitest';
import { sharedPoints } from '../../src/terra/scoring.ts';

const PLACES = [18, 12, 6];

test.each([
  ['each place its points', [3, 9, 5], [6, 18, 12]],
  ['two who share a place, rounded down', [4, 4, 1, 1], [15, 15, 3, 3]],
  ['three who share the last place', [7, 2, 2, 2], [18, 6, 6, 6]],
  ['places that are behind the last one', [4, 3, 2, 1], [18, 12, 6, 0]],
])('%s', (_what, values, points) => {
  const given = values.map((_, seat) => sharedPoints(PLACES, values, values.length, seat));
  expect(given).toEqual(points);
});

test('others than seats take places too', () => {
  expect(sharedPoints(PLACES, [4, 1, 9], 3, 0)).toBe(12);
  expect(sharedPoints(PLACES, [4, 1, 9], 2, 0)).toBe(18);
});
