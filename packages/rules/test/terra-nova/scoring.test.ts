import { describe, expect, it } from 'vitest';
import { largestTerritory, largestTerritoryHexes } from '../../src/terra-nova/board/groups.ts';
import { type Player, position } from './rule-table.ts';

/**
 * The end of a game in which nobody has coins, power or points, for given players in the order of
 * the seats.
 */
function endOf(...players: readonly Omit<Player, 'faction'>[]) {
  const factions = ['water-sprites', 'fire-sprites', 'sun-worshippers', 'fairies'] as const;
  const table = position({
    players: players.map((player, seat) => ({ faction: factions[seat], coins: 0, ...player })),
    round: 5,
  });
  return table.passAll();
}

const ISLANDS = ['A7', 'B1', 'G1', 'H8', 'I1', 'I9', 'E9', 'D1'];

describe('the end of the game', () => {
  it('[TN-18-1] money: 1 VP for every 3 coins, the rest is lost', () => {
    const table = endOf({ coins: 8, houses: 'B3 B4' }, { coins: 2 });
    expect(table.told(0)).toEqual(['+2 vp money', '+12 vp territory']);
    expect(table.told(1)).toEqual(['+8 vp territory']);
    expect(table.happened('lost')).toEqual([
      { type: 'lost', seat: 0, what: 'coins', amount: 2 },
      { type: 'lost', seat: 1, what: 'coins', amount: 2 },
    ]);
  });

  it('[TN-18-1] power in bowl III counts as coins, power in the other bowls does not', () => {
    const table = endOf({ coins: 2, power: '0/0/8', order: 'keep' }, { coins: 2, power: '0/8/0' });
    expect(table.total(0, 'vp')).toBe(3 + 10);
    expect(table.total(1, 'vp')).toBe(0 + 10);
  });

  it('[TN-18-2] [TN-18-5] example: sailing value 2 for all, groups of 10, 10 and 5: 10, 10 and 4 VP', () => {
    const table = endOf(
      { houses: 'A1 A2 A3 A4 B1 B2 B3 B4', tradingPosts: 'C1 C2', sailing: 2 },
      { houses: 'E9 F7 F8 G8 G9 H6 H7 H8', tradingPosts: 'I7 I8', sailing: 2 },
      { houses: 'D4 E3 F2 G3 G4 A7 A8', sailing: 2 },
    );
    expect(table.happened('territory')).toEqual([
      { type: 'territory', seat: 0, buildings: 10 },
      { type: 'territory', seat: 1, buildings: 10 },
      { type: 'territory', seat: 2, buildings: 5 },
    ]);
    expect([0, 1, 2].map((seat) => table.vp(seat))).toEqual([10, 10, 4]);
  });

  it('[TN-18-2] links buildings that share a side, over own bridges, or by the own sailing value', () => {
    const size = (player: Omit<Player, 'faction'>) => {
      const table = position({
        players: [{ faction: 'water-sprites', ...player }, { faction: 'golems' }],
      });
      expect(largestTerritoryHexes(table.state, 0)).toHaveLength(largestTerritory(table.state, 0));
      return largestTerritory(table.state, 0);
    };
    expect(size({ houses: 'B3 B2' })).toBe(2);
    expect(size({ houses: 'C2 C4' })).toBe(1);
    expect(size({ houses: 'C2 C4', bridges: 'C2-C4' })).toBe(2);
    expect(size({ houses: 'C2 C4', sailing: 1 })).toBe(2);
    expect(size({ houses: 'C2 D4', sailing: 1 })).toBe(1);
    expect(size({ houses: 'C2 D4', sailing: 2 })).toBe(2);
    // From C2 to C4 to C6, across one river hex each time.
    expect(size({ houses: 'C2 C4 C6', sailing: 1 })).toBe(3);
    expect(size({ houses: 'A1 A2 I1 I2 I3', sailing: 1 })).toBe(3);
    expect(size({ houses: 'A1 A2 B1 I2 I3', sailing: 1 })).toBe(3);
  });

  it('[TN-18-2] counts buildings of every kind as one', () => {
    const table = endOf({ leftPalace: 'B3', tradingPosts: 'B2' }, { houses: 'H6 H7 H8' });
    expect(table.happened('territory').map((event) => event.buildings)).toEqual([2, 3]);
  });

  it('[TN-18-3] the sailing of bonus tile C does not count', () => {
    const table = endOf({ houses: 'C2 C4', tile: 'C' }, { houses: 'H6', tile: 'A' });
    expect(table.happened('territory').map((event) => event.buildings)).toEqual([1, 1]);
  });

  it('[TN-18-4] 12, 8, 4 and no VP', () => {
    const table = endOf(
      { houses: 'A1 A2 A3 A4' },
      { houses: 'H5' },
      { houses: 'G1 G2 G3' },
      { houses: 'A7 A8' },
    );
    expect([0, 1, 2, 3].map((seat) => table.vp(seat))).toEqual([12, 0, 8, 4]);
  });

  it('[TN-18-5] players who tie share the places they cover', () => {
    const vp = (...sizes: number[]) => {
      const hexes = [
        'A1 A2 A3 A4'.split(' '),
        'H5 H6 H7 H8'.split(' '),
        'G1 G2 G3 G4'.split(' '),
        'A6 A7 A8 A9'.split(' '),
      ];
      const table = endOf(
        ...sizes.map((size, seat) => ({ houses: hexes[seat].slice(0, size).join(' ') })),
      );
      return sizes.map((_, seat) => table.vp(seat));
    };
    expect(vp(2, 1)).toEqual([12, 8]);
    expect(vp(2, 2)).toEqual([10, 10]);
    expect(vp(2, 2, 2)).toEqual([8, 8, 8]);
    expect(vp(3, 2, 2)).toEqual([12, 6, 6]);
    expect(vp(2, 2, 1, 1)).toEqual([10, 10, 2, 2]);
    expect(vp(3, 2, 2, 1)).toEqual([12, 6, 6, 0]);
    expect(vp(3, 2, 2, 2)).toEqual([12, 4, 4, 4]);
    expect(vp(3, 3, 3, 1)).toEqual([8, 8, 8, 0]);
    expect(vp(4, 3, 2, 2)).toEqual([12, 8, 2, 2]);
    expect(vp(2, 2, 2, 2)).toEqual([6, 6, 6, 6]);
    expect(vp(1, 4, 2, 3)).toEqual([0, 12, 4, 8]);
  });

  it('[TN-18-6] most VP wins; who ties shares the place, and the next one is left out', () => {
    const table = endOf(
      { vp: 30, houses: ISLANDS[0] },
      { vp: 30, houses: ISLANDS[1] },
      { vp: 40, houses: ISLANDS[2] },
      { vp: 10, houses: ISLANDS[3] },
    );
    const outcome = table.game.outcome(table.state);
    expect(outcome).toEqual({ vp: [36, 36, 46, 16], rank: [2, 2, 1, 4] });
    expect(table.happened('game-over')).toEqual([{ type: 'game-over', rank: [2, 2, 1, 4] }]);
  });

  it('[TN-18-6] two with the most win together: coins, power and buildings break no tie', () => {
    const table = endOf({ vp: 22, coins: 2, houses: 'A1' }, { vp: 18, houses: 'H5 H6' });
    expect(table.game.outcome(table.state)).toEqual({ vp: [30, 30], rank: [1, 1] });
  });

  it('[TN-1-4] points go on beyond 80', () => {
    const table = endOf({ vp: 79, houses: 'B3' }, {});
    expect(table.vp(0)).toBe(91);
  });
});
