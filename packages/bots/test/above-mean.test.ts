import { expect, test } from 'vitest';
import { AboveMean } from '../bench/above-mean.ts';

test('points are compared with tables of as many players', () => {
  const results = new AboveMean<string>();
  const keys =
    (...of: readonly string[]) =>
    (seat: number) => [of[seat]];
  results.add([150, 130], keys('likes', 'dislikes'));
  results.add([90, 100, 110], keys('dislikes', 'none', 'likes'));
  expect(results.byKey()).toEqual(
    new Map([
      ['likes', [10, 10]],
      ['dislikes', [-10, -10]],
      ['none', [0]],
    ]),
  );
});
