import { expect, test } from 'vitest';
import { conformance } from '../../src/conformance/index.ts';
import { FAN_ROWS_OFTEN, fanTrial, playLiking } from './fan-games.ts';

test('fan factions hold every law among each other and the printed ones', () => {
  expect(conformance(fanTrial, { games: 20, seed: 1 }).failures).toEqual([]);
});

test('everything that they can do happens and is refused, and lists agree with checks', () => {
  const seen = new Set<string>();
  for (let index = 0; index < 150; index++) expect(playLiking(index, seen)).toEqual([]);
  expect(FAN_ROWS_OFTEN.filter((row) => !seen.has(row))).toEqual([]);
});
