import { expect, test } from 'vitest';
import { GAME } from '../../../src/terra-nova/game/rules.ts';
import {
  fitOptions,
  giveFaction,
  giveFactions,
} from '../../../src/terra-nova/start/fit-options.ts';

test('options that were chosen for one number of players are accepted for another', () => {
  const chosen = {
    factions: giveFactions(4),
    startPlayer: 3,
    startPower: '3/5/0',
    turnOrder: 'dropout',
  };
  const forTwo = { factions: giveFactions(2), startPlayer: 1, twoPlayerVariant: 'planners' };
  for (const options of [chosen, forTwo, {}]) {
    for (const players of [2, 3, 4]) {
      const fitting = fitOptions(options, players);
      expect(GAME.options({ players, ...fitting }).ok).toBe(true);
      expect(fitOptions(fitting, players)).toBe(fitting);
    }
  }
  expect(fitOptions(chosen, 2)).toEqual({
    factions: chosen.factions.slice(0, 2),
    startPower: '3/5/0',
    turnOrder: 'dropout',
  });
  expect(fitOptions(forTwo, 3)).toMatchObject({ factions: giveFactions(3), startPlayer: 1 });
  expect(fitOptions(forTwo, 3)).not.toHaveProperty('twoPlayerVariant');
});

test('two seats never have one colour', () => {
  expect(giveFaction(['golems', 'druids'], 0, 'inventors')).toEqual(['inventors', 'druids']);
  expect(giveFaction(['golems', 'druids'], 0, 'fire-sprites')).toEqual(['fire-sprites', 'druids']);
  expect(giveFaction(['golems', 'druids'], 0, 'fairies')).toEqual(['fairies', 'golems']);
  expect(giveFactions(4, ['sea-dogs', 'golems'])).toEqual([
    'sea-dogs',
    'golems',
    'leprechauns',
    'fairies',
  ]);
});
