import { describe, expect, it } from 'vitest';
import { type Player, type Position, position } from '../rule-table.ts';

const leprechauns = (player: Omit<Player, 'faction'>, rest: Omit<Position, 'players'> = {}) =>
  position({
    players: [{ faction: 'leprechauns', ...player }, { faction: 'golems' }],
    ...rest,
  });

describe('Leprechauns', () => {
  it('[TN-21-leprechauns-1] get 2 power for every shovel used', () => {
    const one = leprechauns({ houses: 'D4', sailing: 1 }).play('0 transform C6');
    expect(one.told(0)).toEqual(['-6 coins shovel', '+2 power ability']);
    const two = leprechauns({ houses: 'D4' }).play('0 transform C4');
    expect(two.told(0)).toEqual(['-12 coins shovel', '+4 power ability']);
  });

  it('[TN-21-leprechauns-1] for free shovels as well, as many as are used', () => {
    const power = (...lines: string[]) =>
      leprechauns({ houses: 'D4', sailing: 1, power: '0/0/8', tile: 'D' })
        .play(...lines)
        .told(0)
        .filter((line) => line.includes('ability'))
        .map((line) => line.replace(' (2 lost)', ''));
    expect(power('0 power-shovel P5 C6')).toEqual(['+2 power ability']);
    expect(power('0 power-shovel P5 C4')).toEqual(['+4 power ability']);
    expect(power('0 power-shovel P6 C4')).toEqual(['+4 power ability']);
    expect(power('0 bonus-shovel C6')).toEqual(['+2 power ability']);
    expect(power('0 power-shovel P6 C6', '0 decline')).toEqual(['+2 power ability']);
  });

  it('[TN-21-leprechauns-1] for each of two hexes', () => {
    const table = leprechauns({ houses: 'H1', power: '0/0/8' }, { terrain: { lake: 'H2' } });
    table.play('0 power-shovel P6 H2', '0 transform I2');
    expect(table.told(0).filter((line) => line.endsWith('ability'))).toEqual([
      '+2 power ability',
      '+2 power ability',
    ]);
  });

  it('[TN-21-leprechauns-1] the power is theirs before the turn ends', () => {
    const table = leprechauns({ houses: 'D4', power: '0/8/0' });
    table.play('0 transform C4', '0 decline');
    expect(table.legal(0, 'exchange')).toHaveLength(4);
  });

  it('[TN-21-leprechauns-2] left palace: income 2 power and 5 coins', () => {
    const table = leprechauns({ leftPalace: 'D4' }, { beside: 'C D E' });
    table.play('0 pass D', '1 pass A');
    expect(table.told(0)).toEqual(
      expect.arrayContaining(['+2 power left-palace', '+5 coins left-palace']),
    );
  });

  it('[TN-21-leprechauns-3] left palace: 6 power at once and only once', () => {
    const table = leprechauns({ tradingPosts: 'D4', houses: 'F7' }, { beside: 'C D E' });
    table.play('0 palace D4 left');
    expect(table.told(0)).toEqual(['-14 coins palace', '+6 power left-palace']);
    table.play('1 pass C', '0 pass D');
    expect(table.told(0)).not.toContain('+6 power left-palace');
  });

  it('[TN-21-leprechauns-3] not for the right palace', () => {
    const table = leprechauns({ tradingPosts: 'D4' });
    expect(table.play('0 palace D4 right').told(0)).toEqual(['-14 coins palace']);
  });

  it('[TN-21-leprechauns-4] right palace: towns from value 6, founded when it is built', () => {
    const table = leprechauns({ houses: 'A1 A2 F7', tradingPosts: 'A3 B2 E3' });
    table.play('0 palace E3 right', '0 town vp');
    expect(table.total(0, 'vp')).toBe(9 + 5);
    expect(table.happened('town')[0].buildings).toEqual(['A1', 'A2', 'A3', 'B2']);
  });
});
