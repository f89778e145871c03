import { describe, expect, it } from 'vitest';
import { type Player, type Position, position } from '../rule-table.ts';

const cats = (player: Omit<Player, 'faction'>, rest: Omit<Position, 'players'> = {}) =>
  position({
    players: [
      { faction: 'sand-cats', ...player },
      { faction: 'leprechauns', houses: 'A3' },
    ],
    ...rest,
  });

const upgrader: Player = { faction: 'water-sprites', houses: 'B3', tradingPosts: 'G3' };

describe('Sand Cats', () => {
  it('[TN-21-sand-cats-1] get coins for every upgrade of others: 2 with two players, 1 with more', () => {
    const coins = (...others: Player[]) => {
      const table = position({ players: [upgrader, { faction: 'sand-cats' }, ...others] });
      return table.play('0 upgrade B3').told(1);
    };
    expect(coins()).toEqual(['+2 coins ability']);
    expect(coins({ faction: 'golems' })).toEqual(['+1 coins ability']);
    expect(coins({ faction: 'golems' }, { faction: 'fairies' })).toEqual(['+1 coins ability']);
  });

  it('[TN-21-sand-cats-1] for palaces and free upgrades too, wherever they are', () => {
    const palace = position({ players: [upgrader, { faction: 'sand-cats', houses: 'A1' }] });
    expect(palace.play('0 palace G3 left').told(1)).toEqual(['+2 coins ability']);
    const free = position({
      players: [
        { faction: 'sea-dogs', houses: 'B3', rightPalace: 'G3' },
        { faction: 'sand-cats', houses: 'A4' },
      ],
    });
    expect(free.play('0 special B3').told(1)).toEqual(['+1 power neighbour', '+2 coins ability']);
  });

  it('[TN-21-sand-cats-1] besides power for neighbours; not for houses, nor for own upgrades', () => {
    const table = position({
      players: [
        { ...upgrader, sailing: 1 },
        { faction: 'sand-cats', houses: 'A4 F2 G4' },
      ],
    });
    expect(table.play('0 palace G3 left').told(1)).toEqual([
      '+2 power neighbour',
      '+2 coins ability',
    ]);
    expect(table.play('1 upgrade F2').told(1)).toEqual(['-7 coins upgrade']);
    expect(table.play('0 build C2').told(1)).toEqual([]);
  });

  it('[TN-21-sand-cats-1] also after they have passed', () => {
    const table = position({ players: [upgrader, { faction: 'sand-cats' }], passed: [1] });
    expect(table.play('0 upgrade B3').told(1)).toEqual(['+2 coins ability']);
  });

  it('[TN-21-sand-cats-2] left palace: income 2 power', () => {
    const table = cats({ leftPalace: 'D1' }, { beside: 'C D E' });
    expect(table.play('0 pass D', '1 pass A').told(0)).toContain('+2 power left-palace');
  });

  it('[TN-21-sand-cats-3] left palace: a trading post costs 5 beside others, 7 alone', () => {
    const price = (player: Omit<Player, 'faction'>, hex: string) =>
      cats(player).play(`0 upgrade ${hex}`).told(0)[0];
    expect(price({ leftPalace: 'D1', houses: 'A4' }, 'A4')).toBe('-5 coins upgrade');
    expect(price({ leftPalace: 'D1', houses: 'I3' }, 'I3')).toBe('-7 coins upgrade');
    expect(price({ houses: 'A4' }, 'A4')).toBe('-7 coins upgrade');
    expect(price({ houses: 'I3' }, 'I3')).toBe('-10 coins upgrade');
    expect(price({ rightPalace: 'D1', houses: 'I3' }, 'I3')).toBe('-10 coins upgrade');
  });

  it('[TN-21-sand-cats-3] palaces cost what they cost everybody', () => {
    const table = cats({ leftPalace: 'D1', tradingPosts: 'A4' });
    expect(table.play('0 palace A4 right').told(0)).toEqual(['-14 coins palace']);
  });

  it('[TN-21-sand-cats-4] right palace: passing gives 1 VP per building that touches no river', () => {
    // Away from the river: A1, B1 and the palace on I7; A4 and C9 are beside it.
    const table = cats({ houses: 'A1 A4 C9', tradingPosts: 'B1', rightPalace: 'I7' });
    expect(table.play('0 pass C').told(0)).toEqual(['+3 vp right-palace']);
    const none = cats({ houses: 'A4', rightPalace: 'C9' });
    expect(none.play('0 pass C').told(0)).toEqual([]);
  });
});
