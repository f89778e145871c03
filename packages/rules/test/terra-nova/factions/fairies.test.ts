import { describe, expect, it } from 'vitest';
import { type Player, type Position, position } from '../rule-table.ts';

const fairies = (player: Omit<Player, 'faction'>, rest: Omit<Position, 'players'> = {}) =>
  position({
    players: [{ faction: 'fairies', power: '0/0/8', ...player }, { faction: 'leprechauns' }],
    ...rest,
  });

describe('Fairies', () => {
  it('[TN-21-fairies-1] 2 power in every income phase, the first one included', () => {
    const table = fairies({ power: '8/0/0' }, { beside: 'C D E' }).play('0 pass D', '1 pass A');
    expect(table.told(0)).toContain('+2 power ability');
    table.passAll();
    expect(table.told(0)).toContain('+2 power ability');
  });

  it('[TN-21-fairies-2] left palace: income 3 power and 2 coins', () => {
    const table = fairies({ leftPalace: 'B4', power: '8/0/0' }, { beside: 'C D E' });
    table.play('0 pass D', '1 pass A');
    expect(table.told(0)).toEqual(
      expect.arrayContaining(['+3 power left-palace', '+2 coins left-palace']),
    );
  });

  it('[TN-21-fairies-3] left palace: 2 power for a free shovel; a house costs 4 coins', () => {
    const table = fairies({ leftPalace: 'B4' });
    table.play('0 special B3', '0 build B3');
    expect(table.told(0)).toEqual(['-2 power palace-action', '-4 coins build']);
    expect(table.happened('used')).toEqual([{ type: 'used', seat: 0, what: 'palace' }]);
    const declined = fairies({ leftPalace: 'B4' }).play('0 special B3', '0 decline');
    expect(declined.on('B3')).toBe('none');
    expect(declined.terrain('B3')).toBe('forest');
  });

  it('[TN-21-fairies-3] a second shovel for 6 coins, where the hex needs two', () => {
    const table = fairies({ leftPalace: 'B4' }).play('0 special A4');
    expect(table.told(0)).toEqual(['-2 power palace-action', '-6 coins shovel']);
    expect(fairies({ leftPalace: 'B4', coins: 5 }).refusal('0 special A4')).toBe(
      'not-enough-coins',
    );
  });

  it('[TN-21-fairies-3] round tiles count', () => {
    const shovels = fairies({ leftPalace: 'B4' }, { scored: 'shovel' }).play('0 special A4');
    expect(shovels.vp(0)).toBe(4);
    const house = fairies({ leftPalace: 'B4' }, { scored: 'house' });
    expect(house.play('0 special B3', '0 build B3').vp(0)).toBe(2);
  });

  it('[TN-21-fairies-4] once a round, and only with 2 power in bowl III', () => {
    const table = fairies({ leftPalace: 'B4' }).play(
      '0 special B3',
      '0 decline',
      '0 end',
      '1 sail',
    );
    expect(table.refusal('0 special C4')).toBe('palace-action-used');
    expect(fairies({ leftPalace: 'B4', power: '0/7/1' }).refusal('0 special B3')).toBe(
      'not-enough-power',
    );
    expect(fairies({ rightPalace: 'B4' }).refusal('0 special B3')).toBe('no-palace-action');
  });

  it('[TN-21-fairies-5] right palace: towns from value 6, founded when it is built', () => {
    const table = fairies({ houses: 'A1 A2', tradingPosts: 'A3 B2 H3', power: '8/0/0' });
    table.play('0 palace H3 right', '0 town coins');
    expect(table.told(0)).toEqual([
      '-14 coins palace',
      '+5 vp town-tile',
      '+6 coins town-tile',
      '+5 vp round-tile',
    ]);
  });
});
