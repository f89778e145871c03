import { expect, test } from 'vitest';
import { startConformance, zeros } from '../../src/conformance/index.ts';
import { trial as gaiaTrial } from '../../src/trials/gaia.trial.ts';
import { playGames } from '../conformance/play-games.ts';

/** Enough for every row; `pangaea conformance` plays more. */
const GAMES = 1000;

test(`${GAMES} complete games hold every law, and every row of the coverage happens`, async () => {
  const result = await playGames('gaia', GAMES);
  expect(result.failures).toEqual([]);
  expect(result.games).toBe(GAMES);
  expect(zeros(result)).toEqual([]);
  expect(result.longest).toBeLessThan(600);
});

test('the kit finds out what the tornado of older rules told', () => {
  const { heldSince: _, ...subject } = gaiaTrial;
  const scenario = () => ({ players: 3, mode: 'disasters', rulesVersion: '2026-11-21.2' });
  const run = startConformance({ ...subject, scenario }, { games: 200, seed: 5 });
  const found = () => run.result().failures.filter(({ law }) => law === 'asked');
  while (found().length === 0 && run.next());
  expect(found()[0]?.detail).toMatch(/it can be told that \d was not asked for keep /);
});
