import { BUILDINGS, POWER_ACTIONS } from '@pangaea/rules/terra-mystica';
import { expect, test } from 'vitest';
import { octagonsOf, usersOf } from '../../../src/terra-mystica/game/octagons.ts';
import { begun } from './positions.ts';

test('missing power in bowl III is burned while bowl II lasts', () => {
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

test('a spectator sees printed prices', () => {
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

test('the seat that has used an action is told by its marker, until the round is over', () => {
  const used = (what: string, seat: number) => ({ type: 'used', seat, what }) as const;
  const round = { type: 'round', round: 2, tile: 'SCORE1' } as const;
  const users = usersOf([used('ACT1', 3), round, used('ACT2', 1), used('BON1', 0)]);
  expect([...users]).toEqual([
    ['ACT2', 1],
    ['BON1', 0],
  ]);
  // A faction that may use it again takes over the marker.
  expect(usersOf([used('ACT2', 1), used('ACT2', 0)]).get('ACT2')).toBe(0);
});
