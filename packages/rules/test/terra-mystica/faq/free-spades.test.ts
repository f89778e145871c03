import { describe, expect, it } from 'vitest';
import { position } from '../rule-table.ts';
import { dwarves, witches } from './positions.ts';

const CHARGED = { power: '0/0/12' } as const;

describe('free spades', () => {
  it('[FAQ 11] start transform and build at once, with nothing between', () => {
    const sources = [
      witches(CHARGED).play('0 power ACT5'),
      witches(CHARGED).play('0 power ACT6'),
      witches({ card: 'BON1' }).play('0 special BON1'),
      position({
        players: [{ faction: 'halflings', tradingPosts: 'E6' }, { faction: 'engineers' }],
      }).play('0 upgrade E6 stronghold'),
    ];
    for (const table of sources) {
      expect(table.deciders()).toEqual([0]);
      expect(table.asked().filter((word) => word !== 'build')).toEqual(['decline', 'transform']);
      for (const other of [
        '0 pass BON1',
        '0 power ACT4',
        '0 convert workers-to-coins 1',
        '0 end',
      ]) {
        expect(table.refusal(other), other).not.toBe('');
      }
    }
  });

  it('[FAQ 12] may be used by tunnel or carpet flight', () => {
    const tunnel = dwarves(CHARGED).play('0 power ACT5', '0 skip-transform D7 mountains short');
    expect(tunnel.told(0)).toEqual(['-4 power power-action', '-2 workers skip', '+4 vp skip']);
    tunnel.play('0 build D7');
    expect(tunnel.told(0)).toEqual(['-1 workers build', '-2 coins build']);
    const flight = position({
      players: [
        { faction: 'fakirs', dwellings: 'F3', priests: 1, card: 'BON1' },
        { faction: 'engineers' },
      ],
    }).play('0 special BON1', '0 skip-transform E7 wasteland short');
    expect(flight.told(0)).toEqual(['-1 priests skip', '+4 vp skip']);
  });

  it('[FAQ 12] a tunnel in such an action may lead to home terrain to build on', () => {
    const table = dwarves(CHARGED, { terrain: { mountains: 'D7' } }).play('0 power ACT5');
    table.play('0 skip-build D7');
    expect(table.told(0)).toEqual([
      '-2 workers skip',
      '+4 vp skip',
      'lost 1 spades',
      '-1 workers build',
      '-2 coins build',
    ]);
  });

  it('[FAQ 13] paid ones may be added on the shortest way home only', () => {
    const table = witches({ ...CHARGED, workers: 20 }).play('0 power ACT5');
    const short = table.branch().play('0 transform G2 forest short');
    expect(short.told(0)).toEqual(['-3 workers spade']);
    expect(short.happened('transformed')[0]).toMatchObject({ spades: 2, bought: 1 });
    for (const way of ['plains short', 'swamp short', 'forest long']) {
      expect(table.refusal(`0 transform G2 ${way}`), way).toBe('not-the-shortest-way');
    }
  });

  it('[FAQ 13] and only when the free ones do not suffice', () => {
    const table = witches(CHARGED).play('0 power ACT5');
    expect(table.refusal('0 transform E7 lakes short')).toBe('no-such-way');
    expect(table.refusal('0 transform E7 desert short')).toBe('not-the-shortest-way');
    const home = witches(CHARGED, { terrain: { forest: 'E7' } }).play('0 power ACT5');
    expect(home.refusal('0 transform E7 swamp short')).toBe('not-the-shortest-way');
    table.play('0 transform E7 forest short');
    expect(table.told(0)).toEqual([]);
    expect(table.asked()).toEqual(['build', 'decline']);
  });

  it('[FAQ 13] Darklings add priests, Giants workers', () => {
    const darklings = position({
      players: [
        { faction: 'darklings', dwellings: 'E10', priests: 2, ...CHARGED },
        { faction: 'engineers' },
      ],
      terrain: { forest: 'E11' },
    }).play('0 power ACT5', '0 transform E11 swamp short');
    expect(darklings.total(0, 'priests')).toBe(-1);
    expect(darklings.total(0, 'workers')).toBe(0);
    const giants = position({
      players: [{ faction: 'giants', dwellings: 'D4', ...CHARGED }, { faction: 'engineers' }],
    }).play('0 power ACT5', '0 transform D5 wasteland short');
    expect(giants.total(0, 'workers')).toBe(-3);
  });

  it('[FAQ 14] the long way is open to free ones alone', () => {
    const table = witches(CHARGED).play('0 power ACT5', '0 transform G2 desert short');
    expect(table.terrain('G2')).toBe('desert');
    expect(table.total(0, 'workers')).toBe(0);
    expect(table.asked()).toContain('end');
  });

  it('[FAQ 15] without free ones any number may be bought for either way', () => {
    const table = witches({ exchange: 2, workers: 5 });
    const far = table.branch().play('0 transform G2 forest long');
    expect([far.workers(0), far.terrain('G2')]).toEqual([0, 'forest']);
    const near = table.branch().play('0 transform G2 plains short');
    expect([near.workers(0), near.terrain('G2')]).toEqual([3, 'plains']);
  });
});
