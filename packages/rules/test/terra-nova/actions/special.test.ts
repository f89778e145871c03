import { describe, expect, it } from 'vitest';
import { type Player, type Position, position } from '../rule-table.ts';

const blue = (player: Omit<Player, 'faction'>, rest: Omit<Position, 'players'> = {}) =>
  position({
    players: [{ faction: 'water-sprites', ...player }, { faction: 'leprechauns' }],
    ...rest,
  });

describe('special actions', () => {
  it('[TN-14-1] cost no power and are the action of the turn', () => {
    const table = blue({ houses: 'B3', tile: 'D', power: '0/0/1' });
    table.play('0 bonus-shovel B4', '0 decline');
    expect(table.told(0)).toEqual([]);
    expect(table.refusal('0 sail')).toBe('action-already-taken');
  });

  it('[TN-14-2] example: Water Sprites use their left palace once, then it is spent for the round', () => {
    const table = blue({ leftPalace: 'B3' });
    table.play('0 special H6', '1 sail');
    expect(table.refusal('0 special G1')).toBe('palace-action-used');
    expect(table.legal(0, 'special')).toEqual([]);
  });

  it('[TN-14-2] the bonus tile is spent too, each octagon for itself', () => {
    const table = blue({ leftPalace: 'B3', tile: 'D' });
    table.play('0 bonus-shovel B4', '0 decline', '1 sail');
    expect(table.refusal('0 bonus-shovel A3')).toBe('bonus-action-used');
    expect(table.refusal('0 special H6')).toBe('');
  });

  it('[TN-14-3] belongs to who holds the tile or built the palace', () => {
    const table = position({
      players: [
        { faction: 'golems', houses: 'B2', tile: 'A' },
        { faction: 'water-sprites', leftPalace: 'B3', tile: 'D' },
      ],
    });
    expect(table.refusal('0 bonus-shovel B1')).toBe('bonus-tile-without-action');
    expect(table.refusal('0 special H6')).toBe('no-palace-action');
    table.play('0 sail');
    expect(table.refusal('1 bonus-shovel B4')).toBe('');
    expect(table.refusal('1 special H6')).toBe('');
  });

  it('[TN-14-4] can be used again in the next round', () => {
    const table = blue({ leftPalace: 'B3' }, { beside: 'D E F' });
    table.play('0 special H6', '1 pass D', '0 pass E').play('1 sail');
    expect(table.state.round()).toBe(2);
    expect(table.refusal('0 special G1')).toBe('');
  });
});
