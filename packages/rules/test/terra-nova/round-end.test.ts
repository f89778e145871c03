import { describe, expect, it } from 'vitest';
import { TILE } from '../../src/terra-nova/state.ts';
import { begin, position } from './rule-table.ts';

describe('Phase 3: end of the round', () => {
  it('[TN-17-1] takes away every X-token', () => {
    const table = position({
      players: [
        { faction: 'water-sprites', leftPalace: 'B3', tile: 'D', power: '4/0/4' },
        { faction: 'leprechauns' },
      ],
      beside: 'A B C',
    });
    table.play('0 power P4', '1 sail', '0 special C2', '1 sail', '0 bonus-shovel B4', '0 decline');
    const used = () => [
      table.state.isPowerActionUsed(3),
      table.state.isPalaceActionUsed(0),
      table.state.isBonusActionUsed(0),
    ];
    expect(used()).toEqual([true, true, true]);
    table.play('1 pass A', '0 pass C');
    expect(used()).toEqual([false, false, false]);
  });

  it('[TN-17-2] lays a coin on every tile beside the board, given back ones too, on top of others', () => {
    const table = position({
      players: [
        { faction: 'water-sprites', tile: 'A' },
        { faction: 'leprechauns', tile: 'B' },
      ],
      beside: 'C D E',
      tileCoins: { C: 2, D: 1, E: 1 },
    });
    table.play('0 pass D', '1 pass A');
    expect(table.tilesLying(TILE.beside)).toEqual(['B', 'C', 'E']);
    expect(['A', 'B', 'C', 'D', 'E'].map((tile) => table.tileCoins(tile as 'A'))).toEqual([
      0, 1, 3, 0, 2,
    ]);
  });

  it('[TN-17-3] goes on to the next round tile', () => {
    const table = begin({ players: 2, factions: 'first-game' });
    expect(table.happened('round')).toEqual([{ type: 'round', round: 1, on: 'house', vp: 2 }]);
    table.passAll();
    table.play('0 end', '1 end');
    expect(table.happened('round')).toEqual([
      { type: 'round', round: 2, on: 'trading-post', vp: 3 },
    ]);
  });

  it('[TN-17-4] is left out after round 5: no coins are laid, the game is scored', () => {
    const table = position({
      players: [{ faction: 'water-sprites' }, { faction: 'leprechauns' }],
      round: 5,
      beside: 'E F G',
    });
    table.play('0 pass E', '1 pass A');
    expect(table.happened('tile-coins')).toEqual([]);
    expect(table.happened('game-over')).toHaveLength(1);
    expect(table.deciders()).toEqual([]);
    expect(table.refusal('0 sail')).toBe('game-over');
  });

  it('[TN-17-5] the round tile pays in its own round only', () => {
    const table = begin({ players: 2, factions: 'first-game' });
    table.play('0 sail');
    expect(table.told(0)).toEqual(['-8 coins sailing', '+2 vp sailing']);
    expect(table.scored()).toEqual(['house', 'trading-post', 'palace', 'town', 'sailing']);
  });
});
