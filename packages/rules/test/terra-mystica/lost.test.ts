import { expect, it } from 'vitest';
import { position } from './rule-table.ts';

it('coins that make no point in the final scoring are told, and stay', () => {
  const table = position({
    round: 6,
    players: [
      { faction: 'witches', dwellings: 'F4', coins: 8, workers: 0 },
      { faction: 'alchemists', dwellings: 'F3', coins: 7, workers: 0 },
      { faction: 'nomads', dwellings: 'E7', coins: 6, workers: 0 },
    ],
  }).passAll();
  expect(table.happened('lost')).toEqual([
    { type: 'lost', seat: 0, what: 'coins', amount: 2 },
    { type: 'lost', seat: 1, what: 'coins', amount: 1 },
  ]);
  expect(table.coins(0)).toBe(2);
});

it('a step beyond the end of the shipping track is told', () => {
  const town = (shipping: number) => {
    const table = position({
      players: [
        { faction: 'witches', dwellings: 'I4 I5', tradingPosts: 'I2 I3', shipping },
        { faction: 'nomads', dwellings: 'A1' },
      ],
      options: { miniTownTiles: true },
    });
    return table.play('0 upgrade I4 trading-post', '0 town TW7').told(0);
  };
  expect(town(3)).toContain('lost 1 shipping');
  expect(town(2)).not.toContain('lost 1 shipping');
});
