import { expect, test } from 'vitest';
import { zeros } from '../../src/conformance/index.ts';
import { playGames } from '../conformance/play-games.ts';

/** Enough for every row; `pangaea conformance` plays more. */
const GAMES = 700;

test(`${GAMES} complete games hold every law, and every row of the coverage happens`, async () => {
  const result = await playGames('terra-nova', GAMES);
  expect(result.failures).toEqual([]);
  expect(result.games).toBe(GAMES);
  expect(zeros(result)).toEqual([]);
  expect(result.longest).toBeLessThan(600);
});
