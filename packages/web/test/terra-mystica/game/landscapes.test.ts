import { BUILDINGS } from '@pangaea/rules/terra-mystica';
import { expect, test } from 'vitest';
import { landscapesOf } from '../../../src/terra-mystica/game/landscapes.ts';
import { begun } from './positions.ts';

test('each seat has its landscape: laid, ready, or short of a structure', () => {
  const state = begun(['witches', 'cultists'], { landscapes: true });
  const stands = () =>
    Object.fromEntries(landscapesOf(state).map(({ seat, ...rest }) => [seat, rest]));
  expect(stands()[0]).toMatchObject({
    faction: 'witches',
    hex: undefined,
    needs: { building: 'temple', count: 2, have: 0 },
    isReady: false,
  });
  expect(stands()[1]).toMatchObject({ needs: undefined, isReady: true });
  state.addOnMap(0, BUILDINGS.indexOf('temple'), 2);
  expect(stands()[0]).toMatchObject({ needs: { have: 2 }, isReady: true });
  state.setLandscape(0, 7);
  expect(stands()[0]).toMatchObject({ hex: state.table.map.names[7], isReady: false });
});

test('without landscapes there are none', () => {
  expect(landscapesOf(begun(['witches', 'cultists']))).toEqual([]);
});
