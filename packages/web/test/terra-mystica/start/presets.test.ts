import { FAN_FACTIONS, type FactionId } from '@pangaea/rules/terra-mystica';
import { expect, test } from 'vitest';
import { GAME } from '../../../src/terra-mystica/game/rules.ts';
import { fitOptions, seatsWith } from '../../../src/terra-mystica/start/fit-options.ts';
import {
  changed,
  PRESET_OPTIONS,
  PRESETS,
  presetOf,
} from '../../../src/terra-mystica/start/presets.ts';

test.each(PRESETS)('a table opens with the preset %s for any number of players', (preset) => {
  const options = PRESET_OPTIONS[preset];
  expect(presetOf(options)).toBe(preset);
  for (const players of [2, 3, 4, 5]) expect(GAME.options({ players, ...options }).ok).toBe(true);
});

test('a changed option of the introductory game leaves that game, and choosing it resets all others', () => {
  const adjusted = changed(PRESET_OPTIONS.introductory, { finalTile: 'random' });
  expect(presetOf(adjusted)).toBeUndefined();
  expect(GAME.options({ players: 3, ...adjusted }).ok).toBe(true);
  const back = changed({ ...adjusted, rules: 'bga' }, { factions: 'introductory' });
  expect(back).toEqual({ factions: 'introductory', rules: 'bga' });
});

test('tiles that were laid out go when their box is put away', () => {
  const laid = { miniRoundTile: true, roundTiles: ['SCORE9'], bonusCards: ['BON1'] };
  expect(changed(laid, { miniRoundTile: false })).toEqual({
    miniRoundTile: false,
    bonusCards: ['BON1'],
  });
});

test('another number of players leaves no option without sense', () => {
  const options = {
    factions: ['witches', 'nomads', 'giants'],
    startVp: [20, 21, 22],
    startPlayer: 2,
    bonusCards: ['BON1', 'BON2', 'BON3', 'BON4', 'BON5', 'BON6'],
  };
  expect(fitOptions(options, 3)).toBe(options);
  expect(fitOptions(options, 2)).toEqual({ factions: ['witches', 'nomads'] });
  const more = fitOptions(options, 4);
  expect(GAME.options({ players: 4, ...more }).ok).toBe(true);
});

test('a seat that gets the board of another seat gives it its own', () => {
  expect(seatsWith([]).giveFaction(['witches', 'nomads'], 0, 'fakirs')).toEqual([
    'fakirs',
    'witches',
  ]);
});

test('landscapes drawn leave the introductory game, and go with everything else', () => {
  const adjusted = changed(PRESET_OPTIONS.introductory, { landscapes: 'random' });
  expect(GAME.options({ players: 3, ...adjusted })).toMatchObject({
    ok: true,
    value: { factions: 'choice', landscapes: 'random' },
  });
});

test('fan factions leave the seats when they are not played, and stay as long as they are', () => {
  const fans = { fanFactions: 'on', factions: ['djinni', 'witches', 'wisps'] };
  expect(fitOptions(fans, 3)).toBe(fans);
  expect(presetOf({ factions: 'choice', fanFactions: 'on' })).toBeUndefined();
  const without = fitOptions({ ...fans, fanFactions: 'off' }, 3);
  expect(GAME.options({ players: 3, ...without })).toMatchObject({ ok: true });
  expect(without.factions).toContain('witches');
  const adjusted = changed(PRESET_OPTIONS.introductory, { fanFactions: 'on' });
  expect(adjusted).toEqual({ factions: 'choice', fanFactions: 'on' });
});

test('a fan faction has the board of its colour to itself', () => {
  const seats = seatsWith(FAN_FACTIONS.on);
  expect(seats.giveFaction(['fakirs', 'witches'], 1, 'djinni' as FactionId)).toEqual([
    'witches',
    'djinni',
  ]);
});
