import { describe, expect, it } from 'vitest';
import { incomeCoins, incomePower } from '../../../src/terra-nova/course/income.ts';
import { position } from '../rule-table.ts';

const HOUSES = 1;
const TRADING_POSTS = 2;

describe('upgrade a building', () => {
  it('[TN-8-1] example: 10 coins for a house alone, 7 for one beside a red palace', () => {
    const table = position({
      players: [
        { faction: 'water-sprites', houses: 'B3 B6' },
        { faction: 'golems', leftPalace: 'C7' },
      ],
    });
    table.play('0 upgrade B3');
    expect(table.told(0)).toEqual(['-10 coins upgrade']);
    table.play('1 sail', '0 upgrade B6');
    expect(table.told(0)).toEqual(['-7 coins upgrade']);
    expect(table.on('B6')).toBe('0 trading-post');
  });

  it('[TN-8-1] any building of anybody else makes it cheaper, however many there are', () => {
    const price = (beside: object) => {
      const table = position({
        players: [
          { faction: 'water-sprites', houses: 'B3' },
          { faction: 'golems', ...beside },
        ],
      });
      return table.play('0 upgrade B3').told(0)[0];
    };
    expect(price({ houses: 'B2' })).toBe('-7 coins upgrade');
    expect(price({ tradingPosts: 'C4' })).toBe('-7 coins upgrade');
    expect(price({ houses: 'B2 A3 A4', rightPalace: 'C4' })).toBe('-7 coins upgrade');
    expect(price({ houses: 'B1' })).toBe('-10 coins upgrade');
  });

  it('[TN-8-1] needs the coins of its price', () => {
    const withCoins = (coins: number, beside: string) =>
      position({
        players: [
          { faction: 'water-sprites', houses: 'B3', coins },
          { faction: 'golems', houses: beside },
        ],
      }).refusal('0 upgrade B3');
    expect([withCoins(7, 'B2'), withCoins(6, 'B2')]).toEqual(['', 'not-enough-coins']);
    expect([withCoins(10, 'A7'), withCoins(9, 'A7')]).toEqual(['', 'not-enough-coins']);
  });

  it('[TN-8-2] own buildings beside it make nothing cheaper, nor do foreign ones across a river', () => {
    const table = position({
      players: [
        { faction: 'water-sprites', houses: 'B3 B4', sailing: 4 },
        { faction: 'golems', houses: 'C2', sailing: 4 },
      ],
    });
    expect(table.play('0 upgrade B3').told(0)).toEqual(['-10 coins upgrade']);
  });

  it('[TN-8-2] nor an own building, or an empty hex, at the other end of a bridge', () => {
    for (const houses of ['C2 C4', 'C2']) {
      const table = position({
        players: [{ faction: 'water-sprites', houses, bridges: 'C2-C4' }, { faction: 'golems' }],
      });
      expect(table.play('0 upgrade C2').told(0)).toEqual(['-10 coins upgrade']);
    }
  });

  it('[TN-8-3] a palace costs 14 coins, whoever is beside it', () => {
    for (const beside of ['B2', 'A7']) {
      const table = position({
        players: [
          { faction: 'water-sprites', tradingPosts: 'B3', coins: 14 },
          { faction: 'golems', houses: beside },
        ],
      });
      expect(table.play('0 palace B3 left').told(0)).toEqual(['-14 coins palace']);
    }
    const poor = position({
      players: [{ faction: 'water-sprites', tradingPosts: 'B3', coins: 13 }, { faction: 'golems' }],
    });
    expect(poor.refusal('0 palace B3 left')).toBe('not-enough-coins');
  });

  it('[TN-8-4] left or right palace is free to choose, the other one comes later', () => {
    const table = position({
      players: [
        { faction: 'water-sprites', tradingPosts: 'B3 C2', houses: 'B6' },
        { faction: 'golems' },
      ],
    });
    expect(table.legal(0, 'palace')).toEqual(['B3 left', 'B3 right', 'C2 left', 'C2 right']);
    table.play('0 palace B3 right', '1 sail');
    expect(table.legal(0, 'palace')).toEqual(['C2 left']);
    expect(table.refusal('0 palace C2 right')).toBe('palace-already-built');
    table.play('0 palace C2 left');
    expect([table.on('B3'), table.on('C2')]).toEqual(['0 right-palace', '0 left-palace']);
  });

  it('[TN-8-5] a palace cannot be upgraded, nor a house skip the trading post', () => {
    const table = position({
      players: [
        { faction: 'water-sprites', leftPalace: 'B3', houses: 'C2' },
        { faction: 'golems', houses: 'B2' },
      ],
    });
    expect(table.refusal('0 upgrade B3')).toBe('not-a-house');
    expect(table.refusal('0 palace B3 right')).toBe('not-a-trading-post');
    expect(table.refusal('0 palace C2 right')).toBe('not-a-trading-post');
    expect(table.refusal('0 upgrade B2')).toBe('not-your-building');
  });

  it('[TN-8-6] example: beside others 7 coins; covers 3 coins of income, uncovers 1 power and 3 coins', () => {
    const table = position({
      players: [
        { faction: 'water-sprites', houses: 'G3 H6', tradingPosts: 'B3' },
        { faction: 'sun-worshippers', houses: 'F2 G4' },
        { faction: 'inventors', houses: 'H3' },
      ],
    });
    const houses = incomeCoins(table.state, 0, HOUSES);
    const coins = incomeCoins(table.state, 0, TRADING_POSTS);
    const power = incomePower(table.state, 0, TRADING_POSTS);
    table.play('0 upgrade G3');
    expect(table.told(0)).toEqual(['-7 coins upgrade']);
    expect(incomeCoins(table.state, 0, HOUSES) - houses).toBe(-3);
    expect(incomeCoins(table.state, 0, TRADING_POSTS) - coins).toBe(3);
    expect(incomePower(table.state, 0, TRADING_POSTS) - power).toBe(1);
    expect(table.state.houses(0)).toBe(7);
    expect(table.state.tradingPosts(0)).toBe(2);
  });

  it('[TN-8-6] the trading post goes back when it becomes a palace, and can be built again', () => {
    const table = position({
      players: [
        { faction: 'water-sprites', houses: 'B6', tradingPosts: 'B3 C2 G3 H6' },
        { faction: 'golems' },
      ],
    });
    expect(table.refusal('0 upgrade B6')).toBe('no-trading-post-left');
    table.play('0 palace B3 left', '1 sail', '0 upgrade B6');
    expect(table.on('B6')).toBe('0 trading-post');
  });

  it('[TN-8-7] needs a trading post on the mat', () => {
    const table = position({
      players: [
        { faction: 'water-sprites', houses: 'B6', tradingPosts: 'B3 C2 G3 H6' },
        { faction: 'golems' },
      ],
    });
    expect(table.refusal('0 upgrade B6')).toBe('no-trading-post-left');
    expect(table.legal(0, 'upgrade')).toEqual([]);
  });

  it('[TN-8-8] the ability of a palace holds from the moment it stands', () => {
    const table = position({
      players: [{ faction: 'golems', houses: 'B2', tradingPosts: 'C4' }, { faction: 'druids' }],
    });
    table.play('0 palace C4 left', '1 sail').play('0 transform B3');
    expect(table.told(0)).toEqual(['-6 coins shovel']);
  });

  it('[TN-8-9] its octagon can be used from the next own turn on, not in the turn it was built', () => {
    const table = position({
      players: [
        { faction: 'water-sprites', tradingPosts: 'B3', power: '0/0/8' },
        { faction: 'golems' },
      ],
    });
    expect(table.refusal('0 special G1')).toBe('no-palace-action');
    table.play('0 palace B3 left');
    expect(table.deciders()).toEqual([0]);
    expect(table.refusal('0 special G1')).toBe('action-already-taken');
    table.play('0 end', '1 sail');
    expect(table.refusal('0 special G1')).toBe('');
    const alone = position({
      players: [{ faction: 'water-sprites', tradingPosts: 'B3' }, { faction: 'golems' }],
      passed: [1],
    });
    expect(alone.play('0 palace B3 left').refusal('0 special G1')).toBe('');
  });

  it('[TN-8-10] round tiles: 3 VP for a trading post, 5 for a palace', () => {
    const upgrade = (scored: 'trading-post' | 'palace', ...lines: string[]) =>
      position({
        players: [
          { faction: 'water-sprites', houses: 'B3', tradingPosts: 'C2' },
          { faction: 'golems' },
        ],
        scored,
      })
        .play(...lines)
        .vp(0);
    expect(upgrade('trading-post', '0 upgrade B3')).toBe(3);
    expect(upgrade('palace', '0 upgrade B3')).toBe(0);
    expect(upgrade('palace', '0 palace C2 left')).toBe(5);
    expect(upgrade('palace', '0 palace C2 right')).toBe(5);
    expect(upgrade('trading-post', '0 palace C2 left')).toBe(0);
  });
});
