import { describe, expect, it } from 'vitest';
import { type Player, type Position, position } from '../rule-table.ts';

const blue = (player: Omit<Player, 'faction'>, rest: Omit<Position, 'players'> = {}) =>
  position({
    players: [
      { faction: 'water-sprites', power: '0/0/8', ...player },
      { faction: 'leprechauns', power: '0/0/8' },
    ],
    ...rest,
  });

describe('power actions', () => {
  it('[TN-13-1] each is there once a round for everybody together', () => {
    const table = blue({});
    table.play('0 power P4', '0 end');
    expect(table.happened('used')).toEqual([{ type: 'used', seat: 0, what: 'P4' }]);
    expect(table.refusal('1 power P4')).toBe('power-action-used');
    table.play('1 power P3', '1 end');
    expect(table.refusal('0 power P3')).toBe('power-action-used');
    expect(table.refusal('0 power P4')).toBe('power-action-used');
  });

  it('[TN-13-2] 3 power and 4 power: a bridge without coins', () => {
    const table = blue({ houses: 'C2 B6', coins: 0 });
    table.play('0 power-bridge P1 C2-C4');
    expect(table.told(0)).toEqual(['-3 power power-action']);
    table.play('0 end', '1 pass C', '1 end').play('0 power-bridge P2 B4-B6');
    expect(table.told(0)).toEqual(['-4 power power-action']);
    expect(table.state.bridgesLeft(0)).toBe(1);
    expect(table.reach(0)).toEqual(expect.arrayContaining(['C4', 'B4']));
  });

  it('[TN-13-2] follows the rules of bridges', () => {
    expect(blue({ houses: 'C2' }).refusal('0 power-bridge P1 B4-B6')).toBe(
      'bridge-not-at-own-building',
    );
    expect(blue({ houses: 'C2', bridgesLeft: 0 }).refusal('0 power-bridge P1 C2-C4')).toBe(
      'no-bridge-left',
    );
    expect(blue({ houses: 'C2', power: '6/0/2' }).refusal('0 power-bridge P1 C2-C4')).toBe(
      'not-enough-power',
    );
    expect(blue({ houses: 'C2', power: '5/0/3' }).legal(0, 'power-bridge')).toEqual(['P1 C2-C4']);
  });

  it('[TN-13-3] 4 power: a step of sailing without coins, with its VP and the round tile', () => {
    const table = blue({ coins: 0, sailing: 1 }, { scored: 'sailing' }).play('0 power P3');
    expect(table.told(0)).toEqual(['-4 power power-action', '+3 vp sailing', '+2 vp round-tile']);
    expect(table.state.sailing(0)).toBe(2);
  });

  it('[TN-13-4] 4 power: 7 coins', () => {
    expect(blue({}).play('0 power P4').told(0)).toEqual([
      '-4 power power-action',
      '+7 coins power-action',
    ]);
    expect(blue({ power: '5/0/3' }).refusal('0 power P4')).toBe('not-enough-power');
  });

  it('[TN-13-5] 4 power: a free shovel, a second one for 6 coins, a house for 4', () => {
    const one = blue({ houses: 'B3' }).play('0 power-shovel P5 B4', '0 build B4');
    expect(one.told(0)).toEqual(['-4 power power-action', '-4 coins build']);
    const two = blue({ houses: 'B3' }).play('0 power-shovel P5 B2', '0 build B2');
    expect(two.told(0)).toEqual(['-4 power power-action', '-6 coins shovel', '-4 coins build']);
    const poor = blue({ houses: 'B3', coins: 5 });
    expect(poor.legal(0, 'power-shovel').filter((text) => text.startsWith('P5'))).toEqual([
      'P5 A3',
      'P5 B4',
    ]);
    const declined = blue({ houses: 'B3' }).play('0 power-shovel P5 B4', '0 decline');
    expect(declined.terrain('B4')).toBe('lake');
    expect(declined.on('B4')).toBe('none');
  });

  it('[TN-13-6] example: the free shovel and a bought one make a lake of desert and score 4 VP', () => {
    const table = blue({ houses: 'B3' }, { scored: 'shovel' });
    expect(table.terrain('A4')).toBe('desert');
    table.play('0 power-shovel P5 A4');
    expect(table.told(0)).toEqual(['-4 power power-action', '-6 coins shovel', '+4 vp round-tile']);
  });

  it('[TN-13-7] 6 power: two free shovels for one hex that needs one or two', () => {
    const far = blue({ houses: 'B3', coins: 4 }).play('0 power-shovel P6 A4', '0 build A4');
    expect(far.told(0)).toEqual(['-6 power power-action', '-4 coins build']);
    const near = blue({ houses: 'B3' }).play('0 power-shovel P6 B4', '0 decline', '0 build B4');
    expect(near.on('B4')).toBe('0 house');
  });

  it('[TN-13-8] or two hexes of one shovel each, both in reach before the action', () => {
    // B3 and H6 both have adjacent hexes that take one shovel; A3 and I6 are near different houses.
    const table = blue({ houses: 'B3 H6' });
    table.play('0 power-shovel P6 A3');
    expect(table.legal(0, 'transform')).toEqual(['B4', 'G6', 'I6']);
    table.play('0 transform I6', '0 decline');
    expect([table.terrain('A3'), table.terrain('I6')]).toEqual(['lake', 'lake']);
    const chain = blue({ houses: 'B3' }).play('0 power-shovel P6 A3');
    // A2 and B2 are beside A3, but only B2 is beside B3, and it needs two shovels.
    expect(chain.legal(0)).toEqual(['decline', 'transform B4']);
  });

  it('[TN-13-8] a house built on the first hex cannot bring the second into reach', () => {
    const table = blue({ houses: 'B3' }).play('0 power-shovel P6 A3');
    expect(table.refusal('0 build A3')).toBe('not-now');
  });

  it('[TN-13-9] no shovel can be bought in addition', () => {
    const table = blue({ houses: 'B3' }).play('0 power-shovel P6 A3');
    expect(table.refusal('0 transform B2')).toBe('too-many-shovels');
    expect(table.refusal('0 transform A4')).toBe('too-many-shovels');
  });

  it('[TN-13-10] one house at most, on either hex, for 4 coins', () => {
    const build = (hex: string) => {
      const table = blue({ houses: 'B3 H6' });
      table.play('0 power-shovel P6 A3', '0 transform I6');
      expect(table.legal(0)).toEqual(['decline', 'build A3', 'build I6']);
      return table.play(`0 build ${hex}`);
    };
    for (const hex of ['A3', 'I6']) {
      const table = build(hex);
      expect(table.told(0)).toEqual(['-4 coins build']);
      expect(table.legal(0, 'build')).toEqual([]);
      expect(table.state.houses(0)).toBe(5);
    }
  });

  it('[TN-13-11] house and shovel round tiles count for free shovels as they are used', () => {
    const shovels = (...lines: string[]) =>
      blue({ houses: 'B3' }, { scored: 'shovel' })
        .play(...lines)
        .vp(0);
    expect(shovels('0 power-shovel P5 B4')).toBe(2);
    expect(shovels('0 power-shovel P6 A4')).toBe(4);
    expect(shovels('0 power-shovel P6 A3', '0 decline')).toBe(2);
    expect(shovels('0 power-shovel P6 A3', '0 transform B4')).toBe(4);
    const houses = blue({ houses: 'B3' }, { scored: 'house' });
    houses.play('0 power-shovel P6 A3', '0 transform B4', '0 build B4');
    expect(houses.vp(0)).toBe(2);
  });

  it('[TN-13-12] power on the mat of another faction is out of reach', () => {
    const table = position({
      players: [
        { faction: 'fairies', leftPalace: 'B4', power: '0/0/8' },
        { faction: 'golems', houses: 'B2', leftPalace: 'C4', power: '0/0/8' },
      ],
    });
    expect(table.refusal('0 special B3')).toBe('');
    table.play('0 sail', '0 end');
    expect(table.refusal('1 special B3')).toBe('no-palace-action');
  });

  it('[TN-13-13] is the action of the turn, and free again in the next round', () => {
    const table = blue({});
    table.play('0 power P4');
    expect(table.refusal('0 power P3')).toBe('action-already-taken');
    table.play('0 end', '1 pass C', '1 end', '0 pass D', '0 end', '0 end', '1 end');
    expect(table.state.round()).toBe(2);
    expect(table.state.isPowerActionUsed(3)).toBe(false);
  });
});
