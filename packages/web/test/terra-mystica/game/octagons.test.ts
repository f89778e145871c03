import { BUILDINGS, POWER_ACTIONS } from '@pangaea/rules/terra-mystica';
import { expect, test } from 'vitest';
import { octagonsOf } from '../../../src/terra-mystica/game/octagons.ts';
import { begun } from './positions.ts';

test('what is short in bowl III is burned while bowl II lasts', () => {
  const state = begun(['witches', 'giants']);
  state.setBowls(0, 5, 4, 2);
  const found = octagonsOf(state, 0);
  expect(found.map(({ action }) => action)).toEqual(POWER_ACTIONS);
  expect(found.map(({ price, burn, isTooDear }) => [price, burn, isTooDear])).toEqual([
    [3, 1, false],
    [3, 1, false],
    [4, 2, false],
    [4, 2, false],
    [4, 2, false],
    [6, 4, true],
  ]);
});

test('who only looks sees printed prices', () => {
  const state = begun(['witches', 'giants']);
  state.setBowls(0, 12, 0, 0);
  expect(
    octagonsOf(state, undefined).every(({ burn, isTooDear }) => burn === 0 && !isTooDear),
  ).toBe(true);
});

test('an ability makes them cheaper, and opens used ones again', () => {
  const state = begun(['yetis', 'giants']);
  state.usePowerAction(0);
  expect(octagonsOf(state, 0)[0]).toMatchObject({
    price: 2,
    printed: 3,
    isUsed: true,
    isOpenAgain: false,
  });
  state.addOnMap(0, BUILDINGS.indexOf('stronghold'), 1);
  expect(octagonsOf(state, 0)[0].isOpenAgain).toBe(true);
  expect(octagonsOf(state, 1)[0]).toMatchObject({ price: 3, isOpenAgain: false });
});
