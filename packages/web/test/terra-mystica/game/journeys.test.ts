import type { Event } from '@pangaea/rules/terra-mystica';
import { expect, test } from 'vitest';
import { journeysIn } from '../../../src/terra-mystica/game/journeys.ts';

test('goods leave the purse for the place that they were paid for, though it is told later', () => {
  const paid: Event = { type: 'workers', seat: 2, amount: -2, cause: 'upgrade' };
  const built: Event = {
    type: 'built',
    seat: 2,
    hex: 'E6',
    building: 'trading-post',
    replaced: 'dwelling',
  };
  expect(journeysIn([paid], [paid, built])).toEqual([
    {
      what: 'worker',
      count: 2,
      from: ['[data-spot="workers 2"]', '[data-spot="seat 2"]'],
      to: ['[data-hex="E6"]'],
    },
  ]);
});

test('income and points of the round come from its tile; what is exchanged comes from nowhere', () => {
  const income: Event = { type: 'coins', seat: 0, amount: 6, cause: 'income-buildings' };
  const scored: Event = { type: 'vp', seat: 0, amount: 2, cause: 'round-tile' };
  const exchanged: Event = { type: 'coins', seat: 0, amount: 1, cause: 'conversion' };
  expect(
    journeysIn([income, scored, exchanged]).map(({ what, count, from, to }) => [
      what,
      count,
      from[0],
      to[0],
    ]),
  ).toEqual([
    ['coin', 6, '[data-spot="stake"]', '[data-spot="coins 0"]'],
    ['vp', 2, '[data-spot="stake"]', '[data-spot="points 0"]'],
  ]);
});

test('stones go round the bowls one after the other; of burnt ones only those that are left', () => {
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
  const burned: Event = { type: 'burned', seat: 1, times: 2 };
  expect(
    journeysIn([power, spent, burned]).map(({ count, from, to }) => [count, from[0], to[0]]),
  ).toEqual([
    [1, '[data-spot="bowl-1 1"]', '[data-spot="bowl-2 1"]'],
    [3, '[data-spot="bowl-2 1"]', '[data-spot="bowl-3 1"]'],
    [3, '[data-spot="bowl-3 1"]', '[data-spot="bowl-1 1"]'],
    [2, '[data-spot="bowl-2 1"]', '[data-spot="bowl-3 1"]'],
  ]);
});

test('a priest goes to the cult that it is sent to, and the marker up its spaces', () => {
  const sent: Event = { type: 'priests', seat: 3, amount: -1, cause: 'priest-sent' };
  const steps: Event = {
    type: 'cult',
    seat: 3,
    cult: 'fire',
    steps: 3,
    to: 4,
    cause: 'priest-sent',
  };
  const [priest, marker] = journeysIn([sent, steps]);
  expect(priest).toMatchObject({ what: 'priest', count: 1, to: ['[data-spot="places fire"]'] });
  expect(marker).toMatchObject({
    what: 'fire',
    from: ['[data-spot="cult fire 1"]'],
    to: ['[data-spot="cult fire 4"]'],
  });
});

test('tiles and cards go from their places to the holder, coins on a card come from that card', () => {
  const town: Event = { type: 'town', seat: 0, tile: 'TW1', hex: 'E6', buildings: [] };
  const favour: Event = { type: 'favour', seat: 0, tile: 'FAV5' };
  const card: Event = { type: 'bonus-card', seat: 0, card: 'BON3', returned: 'BON7' };
  const coins: Event = { type: 'coins', seat: 0, amount: 2, cause: 'card-coins' };
  const [founded, favoured, back, taken, gained] = journeysIn([town, favour, card, coins]);
  expect(founded.from).toEqual(['[data-spot="town TW1"] .tm-town-face']);
  expect(favoured.from).toEqual(['[data-spot="favour FAV5"] .tm-favour-face']);
  expect(favoured.to.at(-1)).toBe('[data-spot="seat 0"]');
  expect(back).toMatchObject({ what: 'copy', to: ['[data-spot="card BON7"] .tm-card-face'] });
  expect(taken).toMatchObject({ what: 'copy', from: ['[data-spot="card BON3"] .tm-card-face'] });
  expect(gained).toMatchObject({ what: 'coin', count: 2, from: taken.from });
});
