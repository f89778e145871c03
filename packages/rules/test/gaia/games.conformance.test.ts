import { expect, test } from 'vitest';
import { startConformance } from '../../src/conformance/index.ts';
import { trial as gaiaTrial } from '../../src/trials/gaia.trial.ts';
import { gamesHoldEveryLaw } from '../conformance/play-games.ts';

gamesHoldEveryLaw('gaia', { games: 500, longest: 600 });

test('the kit finds out what the tornado of older rules told', () => {
  const { heldSince: _, ...subject } = gaiaTrial;
  const scenario = () => ({ players: 3, mode: 'disasters', rulesVersion: '2026-11-21.2' });
  const run = startConformance({ ...subject, scenario }, { games: 200, seed: 5 });
  const found = () => run.result().failures.filter(({ law }) => law === 'asked');
  while (found().length === 0 && run.next());
  expect(found()[0]?.detail).toMatch(/it can be told that \d was not asked for keep /);
});
