import type { Event } from '@pangaea/rules/terra-nova';
import { expect, test } from 'vitest';
import { journeysIn } from '../../../src/terra-nova/game/journeys.ts';

const paid: Event = { type: 'coins', seat: 2, amount: -4, cause: 'build' };
const built: Event = {
  type: 'built',
  seat: 2,
  hex: 'E6',
  building: 'house',
  replaced: 'none',
};

test('coins leave the purse for the place that they were paid for, though it is told later', () => {
  expect(journeysIn([paid], [paid, built])).toEqual([
    {
      what: 'coin',
      count: 4,
      from: ['[data-spot="coins 2"]', '[data-spot="seat 2"]'],
      to: ['[data-hex="E6"]'],
    },
  ]);
});

test('income comes from the tile of the round, coins on a bonus tile from that tile', () => {
  const income: Event = { type: 'coins', seat: 0, amount: 9, cause: 'income-houses' };
  expect(journeysIn([income])[0]).toMatchObject({ count: 9, from: ['[data-spot="stake"]'] });
  const tile: Event = { type: 'bonus-tile', seat: 0, tile: 'B', returned: 'D' };
  const coins: Event = { type: 'coins', seat: 0, amount: 1, cause: 'bonus-tile-coins' };
  const [back, taken, gained] = journeysIn([tile, coins]);
  expect(back).toMatchObject({ what: 'copy', to: ['[data-spot="tile D"] .bonus-face'] });
  expect(taken).toMatchObject({ what: 'copy', from: ['[data-spot="tile B"] .bonus-face'] });
  expect(gained.from).toEqual(taken.from);
});

test('stones go round the bowls one after the other; power that was lost does not', () => {
  const power: Event = {
    type: 'power',
    seat: 1,
    amount: 5,
    toTwo: 1,
    toThree: 3,
    lost: 1,
    cause: 'neighbour',
  };
  const spent: Event = { type: 'power-spent', seat: 1, amount: 3, cause: 'power-action' };
  expect(journeysIn([power, spent]).map(({ count, from, to }) => [count, from[0], to[0]])).toEqual([
    [1, '[data-spot="bowl-1 1"]', '[data-spot="bowl-2 1"]'],
    [3, '[data-spot="bowl-2 1"]', '[data-spot="bowl-3 1"]'],
    [3, '[data-spot="bowl-3 1"]', '[data-spot="bowl-1 1"]'],
  ]);
});
