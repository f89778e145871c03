import { describe, expect, it } from 'vitest';
import { type Player, type Position, position } from '../rule-table.ts';

const sprites = (player: Omit<Player, 'faction'>, rest: Omit<Position, 'players'> = {}) =>
  position({
    players: [
      { faction: 'water-sprites', ...player },
      { faction: 'golems', houses: 'B2' },
    ],
    ...rest,
  });

describe('Water Sprites', () => {
  it('[TN-21-water-sprites-1] get 4 VP more for every town', () => {
    const table = sprites({ houses: 'C1', tradingPosts: 'C2 C4 B4' }, { scored: 'shovel' });
    table.play('0 bridge C2-C4', '0 town vp');
    expect(table.told(0)).toEqual(['-10 coins bridge', '+9 vp town-tile', '+4 vp ability']);
  });

  it('[TN-21-water-sprites-1] on top of the town round tile', () => {
    const table = sprites({ houses: 'C1', tradingPosts: 'C2 C4 B4' }, { scored: 'town' });
    table.play('0 bridge C2-C4', '0 town vp');
    expect(table.total(0, 'vp')).toBe(9 + 5 + 4);
  });

  it('[TN-21-water-sprites-2] left palace: income 2 power', () => {
    const table = sprites({ leftPalace: 'G3' }, { beside: 'C D E' });
    table.play('0 pass D', '1 pass A');
    expect(table.told(0)).toContain('+2 power left-palace');
  });

  it('[TN-21-water-sprites-3] left palace: a free house on any empty lake hex of the board', () => {
    const table = sprites(
      { leftPalace: 'G3', houses: 'B3', coins: 0 },
      { terrain: { forest: 'A8' } },
    );
    expect(table.legal(0, 'special')).toEqual(
      ['A2', 'B6', 'C2', 'E9', 'G1', 'H6', 'I2', 'I8'].sort(),
    );
    table.play('0 special C2');
    expect(table.told(0)).toEqual([]);
    expect(table.on('C2')).toBe('0 house');
    expect(table.told(1)).toEqual(['+1 power neighbour']);
    expect(table.happened('used')).toEqual([{ type: 'used', seat: 0, what: 'palace' }]);
  });

  it('[TN-21-water-sprites-3] also on a hex that was made a lake; never with shovels on other land', () => {
    const table = sprites({ leftPalace: 'G3' }, { terrain: { lake: 'I9' } });
    expect(table.refusal('0 special I9')).toBe('');
    expect(table.refusal('0 special C4')).toBe('not-home-terrain');
    expect(table.refusal('0 special B2')).toBe('not-empty');
    expect(table.refusal('0 special E1')).toBe('not-land');
  });

  it('[TN-21-water-sprites-3] counts as building a house, once a round, with a house of the mat', () => {
    const scored = sprites({ leftPalace: 'G3' }, { scored: 'house' }).play('0 special H6');
    expect(scored.told(0)).toEqual(['+2 vp round-tile']);
    expect(scored.state.houses(0)).toBe(7);
    const none = sprites({ leftPalace: 'G3', houses: 'A1 A2 A3 A4 B3 B4 C1 C2' });
    expect(none.refusal('0 special H6')).toBe('no-house-left');
    expect(none.legal(0, 'special')).toEqual([]);
  });

  it('[TN-21-water-sprites-3] can found a town', () => {
    const table = sprites(
      { leftPalace: 'A3', tradingPosts: 'A4', houses: 'B3' },
      {
        scored: 'shovel',
      },
    );
    table.play('0 special A2', '0 town vp');
    expect(table.told(0)).toEqual(['+9 vp town-tile', '+4 vp ability']);
  });

  it('[TN-21-water-sprites-4] right palace: towns from value 6, still of four buildings', () => {
    const six = { houses: 'A3 A4', tradingPosts: 'B3 B4' };
    const without = sprites({ ...six, houses: 'A3' }, { terrain: { lake: 'A4' } });
    expect(without.play('0 build A4').asked()).not.toContain('town');
    const table = sprites({ ...six, houses: 'A3', rightPalace: 'H6' }, { terrain: { lake: 'A4' } });
    expect(table.play('0 build A4').asked()).toEqual(['town']);
    const three = sprites(
      { tradingPosts: 'B3', leftPalace: 'B4', rightPalace: 'H6' },
      { terrain: { lake: 'A4' } },
    );
    expect(three.play('0 build A4').asked()).not.toContain('town');
  });

  it('[TN-21-water-sprites-4] building the right palace founds every town that now qualifies', () => {
    const table = sprites(
      {
        houses: 'A3 A4 G3 F2',
        tradingPosts: 'B3 B4 G4 F4',
      },
      { scored: 'shovel' },
    );
    // Two groups with value 6; the palace is in the first and makes it 7.
    table.play('0 palace B3 right');
    expect(table.asked()).toEqual(['town']);
    table.play('0 town vp', '0 town coins');
    expect(table.happened('town').map((event) => [...event.buildings].sort())).toHaveLength(2);
    expect(table.total(0, 'vp')).toBe(9 + 4 + 5 + 4);
    expect(table.deciders()).toEqual([1]);
  });
});
