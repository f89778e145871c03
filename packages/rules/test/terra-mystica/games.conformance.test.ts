import { expect, test } from 'vitest';
import { zeros } from '../../src/conformance/index.ts';
import { ALL_MEETINGS } from '../../src/trials/terra-mystica/scenario.ts';
import { playGames } from '../conformance/play-games.ts';

/** About half of those in which every pair of factions meets everywhere; the soak plays all. */
const GAMES = Math.max(1000, Math.ceil(ALL_MEETINGS / 2));

test(`${GAMES} complete games hold every law, and every row of the coverage happens`, async () => {
  const result = await playGames('terra-mystica', GAMES);
  expect(result.failures).toEqual([]);
  expect(result.games).toBe(GAMES);
  expect(zeros(result)).toEqual([]);
  expect(result.longest).toBeLessThan(2000);
});
