import { describe, expect, it } from 'vitest';
import { begin, type Player, type Position, position } from '../rule-table.ts';

const worshippers = (player: Omit<Player, 'faction'>, rest: Omit<Position, 'players'> = {}) =>
  position({
    players: [
      { faction: 'sun-worshippers', ...player },
      { faction: 'leprechauns', houses: 'A3' },
    ],
    ...rest,
  });

describe('Sun Worshippers', () => {
  it('[TN-21-sun-worshippers-1] begin with three houses, the third after everybody’s second', () => {
    const table = begin({ factions: ['fairies', 'sun-worshippers', 'golems'] });
    const order: number[] = [];
    table.playOn((each) => {
      const placing = each.legal(each.deciders()[0], 'place').length > 0;
      if (placing) order.push(each.deciders()[0]);
      return !placing;
    });
    expect(order).toEqual([0, 1, 2, 2, 1, 0, 1]);
    expect(table.buildings(1)).toHaveLength(3);
    expect(table.state.houses(1)).toBe(5);
  });

  it('[TN-21-sun-worshippers-2] left palace: income 2 power', () => {
    const table = worshippers({ leftPalace: 'A4' }, { beside: 'C D E' });
    expect(table.play('0 pass D', '1 pass A').told(0)).toContain('+2 power left-palace');
  });

  it('[TN-21-sun-worshippers-3] left palace: transforms a hex beside a building, house for 4 coins', () => {
    const table = worshippers({ leftPalace: 'A4', coins: 4 });
    expect(table.legal(0, 'special')).toEqual(['B3', 'B4']);
    table.play('0 special B3', '0 build B3');
    expect(table.told(0)).toEqual(['-4 coins build']);
    expect(table.terrain('B3')).toBe('desert');
    expect(table.told(1)).toEqual(['+1 power neighbour']);
    const declined = worshippers({ leftPalace: 'A4' }).play('0 special B3', '0 decline');
    expect(declined.told(0)).toEqual([]);
    expect(declined.on('B3')).toBe('none');
  });

  it('[TN-21-sun-worshippers-3] on the same continent: not across a bridge or a river', () => {
    const table = worshippers({
      leftPalace: 'A4',
      houses: 'D1',
      bridges: 'D1-F2',
      sailing: 4,
    });
    expect(table.refusal('0 special F2')).toBe('already-home-terrain');
    const other = worshippers({ leftPalace: 'C4', bridges: 'C4-E3', sailing: 4 });
    expect(other.reach(0)).toContain('E3');
    expect(other.refusal('0 special E3')).toBe('not-adjacent-by-land');
    expect(other.legal(0, 'special')).toEqual(['B3', 'B4', 'D4']);
  });

  it('[TN-21-sun-worshippers-3] beside any own building, on an empty hex of other terrain', () => {
    const table = worshippers({ leftPalace: 'A4', houses: 'I3' }, { terrain: { desert: 'B4' } });
    expect(table.legal(0, 'special')).toEqual(['B3', 'H2', 'H3', 'I2', 'I4']);
    expect(table.refusal('0 special A3')).toBe('not-empty');
    expect(table.refusal('0 special B4')).toBe('already-home-terrain');
  });

  it('[TN-21-sun-worshippers-3] is no use of shovels, the house counts as built', () => {
    const shovel = worshippers({ leftPalace: 'A4' }, { scored: 'shovel' });
    expect(shovel.play('0 special B3', '0 build B3').vp(0)).toBe(0);
    expect(shovel.happened('transformed')).toMatchObject([{ shovels: 0, bought: 0 }]);
    const house = worshippers({ leftPalace: 'A4' }, { scored: 'house' });
    expect(house.play('0 special B3', '0 build B3').vp(0)).toBe(2);
    const none = worshippers({ leftPalace: 'A4' }, { scored: 'house' });
    expect(none.play('0 special B3', '0 decline').vp(0)).toBe(0);
  });

  it('[TN-21-sun-worshippers-4] once a round', () => {
    const table = worshippers({ leftPalace: 'A4' }).play('0 special B3', '0 decline', '1 sail');
    expect(table.refusal('0 special B4')).toBe('palace-action-used');
  });

  it('[TN-21-sun-worshippers-5] right palace: towns from value 6, founded when it is built', () => {
    const table = worshippers({ houses: 'B1 A1', tradingPosts: 'A2 B2 H5' });
    table.play('0 palace H5 right', '0 town vp');
    expect(table.happened('town')[0].buildings).toEqual(['A1', 'A2', 'B1', 'B2']);
  });
});
