import { describe, expect, it } from 'vitest';
import type { Rulings } from '../../../src/terra-mystica/options/options.ts';
import { type Player, position } from '../rule-table.ts';

type Ruling = Rulings['cultists'];
type Mine = Omit<Player, 'faction'>;

/** Cultists upgrade a dwelling on F4 between Witches on E7 and Dwarves on F3. */
const between = (witches: Mine, dwarves: Mine, cultists: Ruling = 'international') =>
  position({
    players: [
      { faction: 'cultists', dwellings: 'F4' },
      { faction: 'witches', dwellings: 'E7', ...witches },
      { faction: 'dwarves', dwellings: 'F3', ...dwarves },
    ],
    rulings: { cultists },
  }).play('0 upgrade F4 trading-post');

const RULINGS: readonly Ruling[] = ['international', 'japanese', 'first-printing'];
const FULL = { power: '0/0/12' } as const;

describe('the Cultists’ ability', () => {
  it.each(RULINGS)('[FAQ 4] [FAQ 90] one step, however many take power: %s', (ruling) => {
    const both = between({}, {}, ruling).play('1 take-power p1 1', '2 take-power p1 1');
    expect(both.legal(0)).toEqual(['cult fire', 'cult water', 'cult earth', 'cult air']);
    both.play('0 cult earth');
    expect(both.told(0)).toEqual(['+1 earth ability']);
    expect(both.asked()).toContain('end');
    const first = between({}, {}, ruling).play('1 take-power p1 1', '2 refuse-power p1 1');
    expect(first.asked()).toEqual(['cult']);
    const second = between({}, {}, ruling).play('1 refuse-power p1 1', '2 take-power p1 1');
    expect(second.asked()).toEqual(['cult']);
    expect(second.total(0, 'power')).toBe(0);
  });

  it('[FAQ 4] [FAQ 90] when all refuse: no step, but 1 power, of the first printing nothing', () => {
    for (const ruling of RULINGS) {
      const table = between({}, {}, ruling).play('1 refuse-power p1 1', '2 refuse-power p1 1');
      const consoled = ruling === 'first-printing' ? [] : ['+1 power ability'];
      expect(table.told(0), ruling).toEqual(consoled);
      expect(table.asked()).toContain('end');
    }
  });

  it('[FAQ 5] [FAQ 94] nothing when nobody can take, 1 power by the Japanese reading', () => {
    for (const ruling of RULINGS) {
      const table = between(FULL, FULL, ruling);
      expect(table.deciders()).toEqual([0]);
      expect(table.asked()).toContain('end');
      expect(table.total(0, 'power'), ruling).toBe(ruling === 'japanese' ? 1 : 0);
      expect(table.total(0, 'cult')).toBe(0);
      expect(table.happened('power-offered')).toEqual([]);
    }
  });

  it('[FAQ 5] who can and refuses makes it 1 power, whoever else is full', () => {
    for (const ruling of ['international', 'japanese'] as const) {
      for (const table of [between(FULL, {}, ruling), between({}, FULL, ruling)]) {
        const [asked] = table.deciders();
        table.play(`${asked} refuse-power p1 1`);
        expect(table.told(0)).toEqual(['+1 power ability']);
      }
    }
  });

  it.each(RULINGS)('[FAQ 5] [FAQ 93] without a neighbour nothing happens: %s', (cultists) => {
    const table = position({
      players: [
        { faction: 'cultists', dwellings: 'F4' },
        { faction: 'witches', dwellings: 'G3' },
      ],
      rulings: { cultists },
    }).play('0 upgrade F4 trading-post');
    expect([table.total(0, 'power'), table.total(0, 'cult')]).toEqual([0, 0]);
    expect(table.deciders()).toEqual([0]);
    expect(table.asked()).toContain('end');
  });

  it('[FAQ 91] works with dwellings and every upgrade', () => {
    const upgrades: readonly [Mine, string, readonly string[]][] = [
      [{ dwellings: 'F4' }, '0 upgrade F4 trading-post', []],
      [{ tradingPosts: 'F4' }, '0 upgrade F4 temple', ['0 favour FAV9']],
      [{ tradingPosts: 'F4' }, '0 upgrade F4 stronghold', []],
      [{ temples: 'F4' }, '0 upgrade F4 sanctuary', ['0 favour FAV9']],
      [{ dwellings: 'E6' }, '0 build F4', []],
    ];
    for (const [mine, line, more] of upgrades) {
      const table = position({
        players: [
          { faction: 'cultists', ...mine },
          { faction: 'witches', dwellings: 'G2' },
        ],
        terrain: { plains: 'F4' },
      }).play(line, ...more, '1 take-power p1 1');
      expect(table.asked(), line).toEqual(['cult']);
      table.play('0 cult water');
      expect(table.cult(0, 'water')).toBe(1);
    }
  });

  it('[FAQ 92] and with dwellings after free spades', () => {
    const table = position({
      players: [
        { faction: 'cultists', dwellings: 'E6', power: '0/0/4' },
        { faction: 'witches', dwellings: 'G2' },
      ],
      terrain: { desert: 'F4' },
    }).play('0 power ACT5', '0 transform F4 plains short', '0 build F4');
    expect(table.deciders()).toEqual([1]);
    table.play('1 take-power p1 1', '0 cult air');
    expect(table.told(0)).toEqual(['+1 air ability']);
  });
});

describe('events before the neighbours’ answers', () => {
  /** Three neighbours around F4; it is seat 2's turn, so the clockwise order is 3, 0, 1. */
  const temple = (
    mine: Mine = {},
    afterBuilding: Rulings['afterBuilding'] = 'faq',
    turnOrder: readonly number[] = [2, 3, 0, 1],
  ) =>
    position({
      players: [
        { faction: 'witches', dwellings: 'E7' },
        { faction: 'dwarves', dwellings: 'F3' },
        { faction: 'cultists', tradingPosts: 'F4', ...mine },
        { faction: 'nomads', dwellings: 'G2' },
      ],
      turn: 2,
      turnOrder,
      rulings: { afterBuilding },
    }).play('2 upgrade F4 temple');

  it('[FAQ 95] the favour tile; then they are asked clockwise', () => {
    const table = temple();
    expect([table.deciders(), table.asked()]).toEqual([[2], ['favour']]);
    table.play('2 favour FAV9');
    expect(table.deciders()).toEqual([3]);
    table.play('3 refuse-power p3 1');
    expect(table.deciders()).toEqual([0]);
    table.play('0 take-power p3 1');
    expect(table.deciders()).toEqual([1]);
    table.play('1 refuse-power p3 1');
    expect([table.deciders(), table.asked()]).toEqual([[2], ['cult']]);
  });

  it('[FAQ 95] clockwise around the table, whatever the order of play', () => {
    const table = temple({}, 'faq', [0, 2, 1, 3]).play('2 favour FAV9');
    const asked: number[] = [];
    for (let n = 0; n < 3; n++) {
      asked.push(...table.deciders());
      table.play(`${asked[n]} refuse-power p3 1`);
    }
    expect(asked).toEqual([3, 0, 1]);
  });

  it('[FAQ 95] ruling afterBuilding: bga asks them first', () => {
    const table = temple({}, 'bga');
    expect(table.deciders()).toEqual([3]);
    table.play('3 take-power p3 1', '0 refuse-power p3 1', '1 refuse-power p3 1');
    expect(table.asked()).toEqual(['cult']);
    table.play('2 cult fire');
    expect(table.asked()).toEqual(['favour']);
  });

  it('[FAQ 95] ruling afterBuilding: snellman lets them answer whenever they like', () => {
    const table = temple({}, 'snellman');
    expect(table.deciders()).toEqual([0, 1, 2, 3]);
    table.play('0 take-power p3 1', '2 favour FAV9', '2 cult fire', '3 refuse-power p3 1');
    expect(table.cult(2, 'fire')).toBe(2);
  });

  it('[FAQ 96] the town tile, or several', () => {
    const table = temple({ sanctuary: 'E6', dwellings: 'E5' });
    table.play('2 favour FAV5');
    expect([table.deciders(), table.asked()]).toEqual([[2], ['town']]);
    table.play('2 town TW1');
    expect(table.deciders()).toEqual([3]);
    const two = temple({ sanctuary: 'E6', dwellings: 'E5 A1 A2', tradingPosts: 'F4 A3 A4' });
    two.play('2 favour FAV5', '2 town TW1');
    expect([two.deciders(), two.asked()]).toEqual([[2], ['town']]);
    two.play('2 town TW2', '3 take-power p3 1', '0 refuse-power p3 1', '1 refuse-power p3 1');
    expect(two.asked()).toEqual(['cult']);
    two.play('2 cult air');
    expect([two.towns(2), two.cult(2, 'air')]).toEqual([['TW1', 'TW2'], 1]);
  });
});
