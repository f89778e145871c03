import { expect, test } from 'vitest';
import { readSettings } from '../../src/arguments/settings.ts';

test('dots lead inwards, commas make a list, digits a number, true and false a switch', () => {
  const given = [
    'turnOrder=dropout',
    'rulings.riverTown=all-groups',
    'rulings.bridgeAdjacency=owner',
    'factions=druids,golems',
    'startPlayer=1',
    'takeover=true',
    'extraCity=false',
    'truth=trueish',
  ];
  expect(readSettings(given)).toEqual({
    ok: true,
    value: {
      turnOrder: 'dropout',
      rulings: { riverTown: 'all-groups', bridgeAdjacency: 'owner' },
      factions: ['druids', 'golems'],
      startPlayer: 1,
      takeover: true,
      extraCity: false,
      truth: 'trueish',
    },
  });
});

test.each(['x', '=1', 'x=', '.x=1', 'x.=1', '1x=2', '__proto__=1'])('%s is refused', (given) => {
  expect(readSettings([given])).toEqual({ ok: false, error: { code: 'not-a-setting', given } });
});

test('nothing is given twice, nor inside of something else', () => {
  const twice = (setting: string) => ({ ok: false, error: { code: 'setting-twice', setting } });
  expect(readSettings(['a=1', 'a=1'])).toEqual(twice('a'));
  expect(readSettings(['a=1', 'a.b=1'])).toEqual(twice('a.b'));
  expect(readSettings(['a.b=1', 'a=1'])).toEqual(twice('a'));
  expect(readSettings(['a=1,2', 'a.b=1'])).toEqual(twice('a.b'));
});
