import { describe, expect, it } from 'vitest';
import { type Player, position } from '../rule-table.ts';

const red = (player: Omit<Player, 'faction'>, rest: object = {}) =>
  position({
    players: [
      { faction: 'golems', ...player },
      { faction: 'leprechauns', houses: 'D4' },
    ],
    ...rest,
  });

describe('build a bridge', () => {
  it('[TN-12-1] example: empty places that touch an own building, for 10 coins', () => {
    const table = red({ houses: 'C4 H5' });
    expect(table.legal(0, 'bridge')).toEqual(['C2-C4', 'C4-E3', 'H3-H5']);
    table.play('0 bridge C4-E3');
    expect(table.told(0)).toEqual(['-10 coins bridge']);
    expect(table.state.bridgesLeft(0)).toBe(2);
    expect(table.reach(0)).toContain('E3');
  });

  it('[TN-12-1] needs 10 coins', () => {
    expect(red({ houses: 'C4', coins: 9 }).refusal('0 bridge C4-E3')).toBe('not-enough-coins');
  });

  it('[TN-12-2] there is none where the board shows no ends', () => {
    const table = red({ houses: 'C4' });
    // C4 and C6 are opposite each other across C5, where no bridge place is printed.
    expect(() => table.refusal('0 bridge C4-C6')).toThrow('argument-unknown');
    expect(table.state.table.bridgeNames).toHaveLength(10);
  });

  it('[TN-12-3] a place holds one bridge, and an own building must stand at one of its ends', () => {
    const table = position({
      players: [
        { faction: 'golems', houses: 'C4' },
        { faction: 'water-sprites', houses: 'C2', bridges: 'C2-C4' },
      ],
    });
    expect(table.refusal('0 bridge C2-C4')).toBe('bridge-place-taken');
    expect(table.refusal('0 bridge B4-B6')).toBe('bridge-not-at-own-building');
  });

  it('[TN-12-4] three for each player', () => {
    const table = red({ houses: 'C4 H5', bridges: 'C2-C4 C4-E3 H3-H5' });
    expect(table.state.bridgesLeft(0)).toBe(0);
    expect(table.legal(0, 'bridge')).toEqual([]);
    const more = red({ houses: 'C4 H5 D6', bridges: 'C2-C4 C4-E3 H3-H5' });
    expect(more.refusal('0 bridge D4-D6')).toBe('no-bridge-left');
  });

  it('[TN-12-5] the other end may be empty or have a building of anybody', () => {
    const table = position({
      players: [
        { faction: 'golems', houses: 'C4 D6 B6' },
        { faction: 'leprechauns', houses: 'D4 B4' },
      ],
    });
    table.play('0 bridge D4-D6', '1 bridge B4-B6', '0 bridge C2-C4', '1 sail');
    expect(table.happened('bridge').map((event) => event.bridge)).toEqual([
      'D4-D6',
      'B4-B6',
      'C2-C4',
    ]);
  });

  it('[TN-12-6] can be done again in later turns of the same round', () => {
    const table = red({ houses: 'C4 H5' });
    table.play('0 bridge C4-E3', '1 sail', '0 bridge H3-H5', '1 sail', '0 bridge C2-C4');
    expect(table.state.bridgesLeft(0)).toBe(0);
    expect(table.coins(0)).toBe(30);
  });

  it('[TN-12-7] makes both ends adjacent: a hex beyond can be transformed and built on', () => {
    const table = red({ houses: 'C4' });
    expect(table.refusal('0 transform E3')).toBe('not-in-reach');
    table.play('0 bridge C4-E3', '1 sail', '0 transform E3', '0 build E3');
    expect(table.on('E3')).toBe('0 house');
  });

  it('[TN-12-8] gives no VP, whatever the round rewards', () => {
    for (const scored of ['house', 'trading-post', 'palace', 'town', 'sailing', 'shovel']) {
      expect(red({ houses: 'C4' }, { scored }).play('0 bridge C4-E3').vp(0)).toBe(0);
    }
  });
});
