import { describe, expect, it } from 'vitest';
import type { BonusTile } from '../../../src/terra-nova/vocabulary.ts';
import { type Player, position } from '../rule-table.ts';

/** The events of a seat about the income from a tile that it took when it passed. */
function income(tile: BonusTile): string[] {
  const table = position({
    players: [
      { faction: 'golems', tile: tile === 'A' ? 'B' : 'A' },
      { faction: 'leprechauns', tile: tile === 'H' ? 'G' : 'H' },
    ],
    beside: tile === 'C' ? 'C D E' : `${tile} C`,
  });
  table.play(`0 pass ${tile}`).passAll();
  return table.told(0).filter((line) => line.includes('income-bonus-tile'));
}

/** The events of a seat that passes with a tile. */
function passing(player: Omit<Player, 'faction'>, takes: BonusTile = 'A'): string[] {
  const table = position({
    players: [
      { faction: 'water-sprites', ...player },
      { faction: 'leprechauns', tile: 'B' },
    ],
    beside: 'A C D',
  });
  return table.play(`0 pass ${takes}`).told(0);
}

describe('bonus tiles', () => {
  it('[TN-20-A] A: income 6 coins', () => {
    expect(income('A')).toEqual(['+6 coins income-bonus-tile']);
  });

  it('[TN-20-B] B: income 3 coins and 3 power', () => {
    expect(income('B')).toEqual(['+3 coins income-bonus-tile', '+3 power income-bonus-tile']);
  });

  it('[TN-20-C] C: income 3 power; sailing value 1 higher for reach in Phase 2', () => {
    expect(income('C')).toEqual(['+3 power income-bonus-tile']);
    const reach = (tile: BonusTile, sailing: number) =>
      position({
        players: [
          { faction: 'water-sprites', houses: 'C2', tile, sailing },
          { faction: 'leprechauns', tile: 'B' },
        ],
      }).reach(0);
    expect(reach('C', 0)).toEqual(reach('A', 1));
    expect(reach('C', 1)).toEqual(reach('A', 2));
    expect(reach('C', 4).length).toBeGreaterThan(reach('A', 4).length);
  });

  it('[TN-20-C] the marker does not move: tile C neither costs nor gives VP, nor ends the track', () => {
    const table = position({
      players: [{ faction: 'water-sprites', tile: 'C', sailing: 3 }, { faction: 'leprechauns' }],
    });
    table.play('0 sail');
    expect(table.told(0)).toEqual(['-8 coins sailing', '+5 vp sailing']);
    expect(table.state.sailing(0)).toBe(4);
  });

  it('[TN-20-C] ends when it is swapped', () => {
    const table = position({
      players: [
        { faction: 'water-sprites', houses: 'B3', tile: 'C' },
        { faction: 'leprechauns', tile: 'B' },
      ],
      beside: 'A D E',
    });
    expect(table.reach(0)).toContain('C2');
    table.play('0 pass A', '1 pass C');
    expect(table.reach(0)).not.toContain('C2');
  });

  it('[TN-20-D] D: income 2 coins; one free shovel as a special action, a second for 6 coins', () => {
    expect(income('D')).toEqual(['+2 coins income-bonus-tile']);
    const use = (hex: string, scored: 'shovel' | 'house') => {
      const table = position({
        players: [
          { faction: 'water-sprites', houses: 'B3', tile: 'D' },
          { faction: 'leprechauns', tile: 'B' },
        ],
        scored,
      });
      return table.play(`0 bonus-shovel ${hex}`, `0 build ${hex}`).told(0);
    };
    expect(use('B4', 'shovel')).toEqual(['+2 vp round-tile', '-4 coins build']);
    expect(use('B2', 'shovel')).toEqual(['-6 coins shovel', '+4 vp round-tile', '-4 coins build']);
    expect(use('B4', 'house')).toEqual(['-4 coins build', '+2 vp round-tile']);
  });

  it('[TN-20-E] E: income 2 coins; passing gives 1 VP for every house on the board', () => {
    expect(income('E')).toEqual(['+2 coins income-bonus-tile']);
    expect(passing({ tile: 'E', houses: 'B3 C2 H6', tradingPosts: 'G3' })).toEqual([
      '+3 vp bonus-tile',
    ]);
    expect(passing({ tile: 'E', tradingPosts: 'G3' })).toEqual([]);
  });

  it('[TN-20-F] F: income 2 power; passing gives 2 VP for every trading post on the board', () => {
    expect(income('F')).toEqual(['+2 power income-bonus-tile']);
    expect(passing({ tile: 'F', houses: 'B3', tradingPosts: 'G3 C2 H6' })).toEqual([
      '+6 vp bonus-tile',
    ]);
  });

  it('[TN-20-G] G: income 4 power; passing gives 4 VP for every palace on the board', () => {
    expect(income('G')).toEqual(['+4 power income-bonus-tile']);
    expect(passing({ tile: 'G', leftPalace: 'G3' })).toEqual(['+4 vp bonus-tile']);
    expect(passing({ tile: 'G', leftPalace: 'G3', rightPalace: 'B3' })).toEqual([
      '+8 vp bonus-tile',
    ]);
  });

  it('[TN-20-H] H: income 3 power; passing gives 3 VP for every space advanced on the track', () => {
    expect(income('H')).toEqual(['+3 power income-bonus-tile']);
    expect(passing({ tile: 'H', sailing: 0 })).toEqual([]);
    expect(passing({ tile: 'H', sailing: 3 })).toEqual(['+9 vp bonus-tile']);
    // Taking tile C in exchange does not move the marker on the track.
    expect(passing({ tile: 'H', sailing: 2 }, 'C')).toEqual(['+6 vp bonus-tile']);
  });
});
