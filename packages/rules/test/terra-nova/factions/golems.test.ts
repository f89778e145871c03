import { describe, expect, it } from 'vitest';
import { type Player, type Position, position } from '../rule-table.ts';

const golems = (player: Omit<Player, 'faction'>, rest: Omit<Position, 'players'> = {}) =>
  position({
    players: [{ faction: 'golems', ...player }, { faction: 'leprechauns' }],
    ...rest,
  });

describe('Golems', () => {
  it('[TN-21-golems-1] passing: 2 VP with one or two trading posts, 3 with three, 4 with four', () => {
    const vp = ['', 'A1', 'A1 A2', 'A1 A2 A3', 'A1 A2 A3 A4'].map((tradingPosts) =>
      golems({ tradingPosts, houses: 'B2 B1', leftPalace: 'H8' }).play('0 pass C').told(0),
    );
    expect(vp).toEqual([
      [],
      ['+2 vp ability'],
      ['+2 vp ability'],
      ['+3 vp ability'],
      ['+4 vp ability'],
    ]);
  });

  it('[TN-21-golems-2] left palace: income 4 power', () => {
    const table = golems({ leftPalace: 'B2' }, { beside: 'C D E' }).play('0 pass D', '1 pass A');
    expect(table.told(0)).toContain('+4 power left-palace');
  });

  it('[TN-21-golems-3] left palace: far terrain needs one shovel, near terrain still one', () => {
    const far = golems({ leftPalace: 'B2', coins: 6 }, { scored: 'shovel' });
    far.play('0 transform B3');
    expect(far.told(0)).toEqual(['-6 coins shovel', '+2 vp round-tile']);
    const near = golems({ leftPalace: 'B2', coins: 6 }, { scored: 'shovel' });
    near.play('0 transform B1');
    expect(near.told(0)).toEqual(['-6 coins shovel', '+2 vp round-tile']);
    expect(golems({ houses: 'B2' }).play('0 transform B3').told(0)).toEqual(['-12 coins shovel']);
  });

  it('[TN-21-golems-3] a single free shovel is then enough for far terrain', () => {
    const table = golems({ leftPalace: 'B2', power: '0/0/8' });
    expect(table.play('0 power-shovel P5 B3').told(0)).toEqual(['-4 power power-action']);
  });

  it('[TN-21-golems-3] the right palace does not do that', () => {
    const table = golems({ rightPalace: 'B2' });
    expect(table.play('0 transform B3').told(0)).toEqual(['-12 coins shovel']);
  });

  it('[TN-21-golems-4] right palace: towns from value 6, founded when it is built', () => {
    const table = golems({ houses: 'A1 A2 H7', tradingPosts: 'A3 B2 H5' }, { scored: 'shovel' });
    table.play('0 palace H5 right', '0 town vp');
    expect(table.told(0)).toEqual(['-14 coins palace', '+9 vp town-tile']);
    const left = golems({ houses: 'A1 A2 H7', tradingPosts: 'A3 B2 H5' });
    expect(left.play('0 palace H5 left').deciders()).toEqual([1]);
  });
});
