import { describe, expect, it } from 'vitest';
import { incomeCoins, incomePower } from '../../src/terra-nova/course/income.ts';
import { begin, type Player, position, type RuleTable } from './rule-table.ts';

/** Coins and power that a seat's mat pays, without the bonus tile. */
function mat(table: RuleTable, seat = 0): readonly [coins: number, power: number] {
  const parts = [0, 1, 2, 3, 4, 5];
  const sum = (of: typeof incomeCoins) =>
    parts.reduce((total, part) => total + of(table.state, seat, part), 0);
  return [sum(incomeCoins), sum(incomePower)];
}

const alone = (player: Player) => position({ players: [player, { faction: 'leprechauns' }] });

describe('Phase 1: income', () => {
  it('[TN-3-3] example: tile 3 coins and 3 power, mat 13 coins and 2 power: 16 coins, 5 power', () => {
    const table = position({
      players: [
        { faction: 'golems', houses: 'B2 C4', tradingPosts: 'A7 C7', tile: 'A', coins: 0 },
        { faction: 'leprechauns' },
      ],
      beside: 'B E F',
    });
    expect(mat(table)).toEqual([13, 2]);
    table.play('0 pass B', '1 pass A');
    expect(table.total(0, 'coins')).toBe(16);
    expect(table.total(0, 'power')).toBe(5);
    expect(table.power(0)).toBe('3/5/0');
  });

  it('[TN-3-3] pays what each uncovered space shows, space by space', () => {
    const houses = 'A1 A2 A3 A4 B1 B2 B3 B4'.split(' ');
    const coins = houses.map((_, last) => {
      const table = alone({ faction: 'golems', houses: houses.slice(0, last + 1).join(' ') });
      return mat(table)[0];
    });
    expect(coins).toEqual([5, 8, 11, 14, 17, 20, 23, 23]);

    const posts = 'A1 A2 A3 A4'.split(' ');
    const pays = posts.map((_, last) =>
      mat(alone({ faction: 'golems', tradingPosts: posts.slice(0, last + 1).join(' ') })),
    );
    expect(pays).toEqual([
      [4, 1],
      [7, 2],
      [9, 4],
      [12, 6],
    ]);
  });

  it('[TN-3-3] a mat without a building out pays the base income', () => {
    expect(mat(alone({ faction: 'golems' }))).toEqual([2, 0]);
  });

  it('[TN-3-4] pays the bonus tile taken when passing, not the one given back', () => {
    const table = position({
      players: [{ faction: 'golems', tile: 'A' }, { faction: 'leprechauns' }],
      beside: 'D E G',
    });
    table.play('0 pass G', '1 pass A');
    expect(table.told(0)).toEqual(['+2 coins income-base', '+4 power income-bonus-tile']);
    expect(table.told(1)).toEqual(['+2 coins income-base', '+6 coins income-bonus-tile']);
  });

  it('[TN-3-5] a palace pays from the next income on, the trading post under it no longer', () => {
    const table = position({
      players: [
        { faction: 'golems', houses: 'B2', tradingPosts: 'C4', tile: 'A' },
        { faction: 'leprechauns' },
      ],
      beside: 'D E F',
    });
    expect(mat(table)).toEqual([7, 1]);
    table.play('0 palace C4 left');
    expect(table.told(0)).toEqual(['-14 coins palace']);
    expect(mat(table)).toEqual([5, 4]);
    table.play('1 pass D', '0 pass E');
    expect(table.told(0)).toEqual([
      '+2 coins income-base',
      '+3 coins income-houses',
      '+4 power left-palace',
      '+2 coins income-bonus-tile',
    ]);
  });

  it('[TN-3-1] [TN-3-2] five rounds, each with an income for everybody before the first action', () => {
    const table = begin({ players: 3, factions: 'first-game' });
    for (let round = 1; round <= 5; round++) {
      expect(table.state.round()).toBe(round);
      const paid = table.events
        .slice(table.events.findLastIndex((event) => event.type === 'round'))
        .filter((event) => event.type === 'coins' && event.cause === 'income-base')
        .map((event) => 'seat' in event && event.seat);
      expect(paid).toEqual([0, 1, 2]);
      table.passAll();
      if (round < 5) table.play(...table.deciders().map((seat) => `${seat} end`));
    }
    expect(table.game.outcome(table.state)).toBeDefined();
  });
});
