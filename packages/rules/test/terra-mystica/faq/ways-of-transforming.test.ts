import { describe, expect, it } from 'vitest';
import { position } from '../rule-table.ts';
import { witches } from './positions.ts';

/** A spade costs one worker. */
const CHEAP = { exchange: 2 } as const;

describe('transform and build', () => {
  it('[FAQ 6] one hex in reach is transformed', () => {
    const table = witches(CHEAP).play('0 transform E7 forest short', '0 decline');
    expect(table.told(0)).toEqual(['-1 workers spade']);
    expect([table.terrain('E7'), table.on('E7')]).toEqual(['forest', 'none']);
  });

  it('[FAQ 6] one hex is transformed and built on', () => {
    const table = witches(CHEAP).play('0 transform E7 forest short', '0 build E7');
    expect(table.told(0)).toEqual(['-1 workers spade', '-1 workers build', '-2 coins build']);
    expect(table.on('E7')).toBe('0 dwelling');
  });

  it('[FAQ 6] a dwelling alone, on what was transformed in an earlier turn', () => {
    const table = witches(CHEAP).play('0 transform E7 forest short', '0 decline', '0 end');
    table.play('0 build E7');
    expect(table.told(0)).toEqual(['-1 workers build', '-2 coins build']);
  });

  it('[FAQ 6] transforming part of the way leaves no place for a dwelling', () => {
    const table = witches(CHEAP).play('0 transform G2 mountains short');
    expect(table.terrain('G2')).toBe('mountains');
    expect(table.refusal('0 build G2')).not.toBe('');
    expect(table.asked()).toContain('end');
  });

  it('[FAQ 6] spades not used are gone', () => {
    const table = witches({ power: '0/0/6' }).play('0 power ACT6', '0 transform E7 forest short');
    table.play('0 decline');
    expect(table.told(0)).toEqual(['lost 1 spades']);
    table.play('0 end');
    expect(table.legal(0, 'transform').filter((move) => move.startsWith('G2'))).toEqual(
      witches()
        .legal(0, 'transform')
        .filter((move) => move.startsWith('G2')),
    );
    table.play('0 transform G2 mountains short');
    expect(table.told(0)).toEqual(['-3 workers spade']);
  });

  it('[FAQ 6] dwellings stand on home terrain only, and nothing touches a hex with a structure', () => {
    const table = position({
      players: [
        { faction: 'witches', dwellings: 'F4', ...CHEAP },
        { faction: 'engineers', dwellings: 'E7' },
      ],
    });
    expect(table.refusal('0 build G2')).toBe('wrong-terrain');
    expect(witches().refusal('0 build E7')).toBe('wrong-terrain');
    expect(table.refusal('0 transform E7 forest short')).toBe('not-empty');
    expect(table.refusal('0 transform F4 lakes short')).toBe('not-empty');
    expect(table.refusal('0 transform E8 wasteland short')).toBe('not-in-reach');
    expect(table.refusal('0 build C4')).toBe('not-in-reach');
  });
});

describe('ways round the cycle', () => {
  it('[FAQ 7] the long way home takes six spades, and may end anywhere before', () => {
    const ways = [
      ['wasteland short', 1],
      ['desert short', 2],
      ['plains short', 3],
      ['swamp long', 4],
      ['lakes long', 5],
      ['forest long', 6],
    ] as const;
    for (const [way, spades] of ways) {
      const table = witches({ ...CHEAP, workers: 6 }).play(`0 transform E7 ${way}`);
      expect(table.total(0, 'workers'), way).toBe(-spades);
      expect(table.terrain('E7')).toBe(way.split(' ')[0]);
    }
  });

  it('[FAQ 7] nothing goes on past home terrain or turns back', () => {
    const table = witches(CHEAP);
    expect(table.refusal('0 transform E7 lakes short')).toBe('no-such-way');
    const home = table.branch().play('0 transform E7 forest short');
    expect(home.refusal('0 transform E7 lakes short')).toBe('no-more-transforming');
    const back = table.branch().play('0 transform E7 wasteland short');
    expect(back.refusal('0 transform E7 mountains short')).toBe('action-already-taken');
    const free = witches({ power: '0/0/6' }).play('0 power ACT6', '0 transform E7 wasteland short');
    expect(free.refusal('0 transform E7 mountains short')).not.toBe('');
  });

  it('[FAQ 7] Giants use two spades, whatever the distance', () => {
    for (const hex of ['E7', 'E6', 'C3', 'D5']) {
      const table = position({
        players: [{ faction: 'giants', dwellings: 'D4', ...CHEAP }, { faction: 'engineers' }],
      });
      table.play(`0 transform ${hex} wasteland short`);
      expect(table.told(0), hex).toEqual(['-2 workers spade']);
    }
  });

  it('[FAQ 8] three spades to the opposite terrain are the short way and no limit', () => {
    for (const [way, spades] of [
      ['short', 3],
      ['long', 4],
    ] as const) {
      const table = witches(CHEAP).play(`0 transform F3 forest ${way}`);
      expect(table.terrain('F3')).toBe('forest');
      expect(table.total(0, 'workers')).toBe(-spades);
    }
  });

  const HOME = { terrain: { forest: 'E7' } } as const;

  it('[FAQ 9] home terrain may be transformed away, by one to six spades', () => {
    const spades = witches(CHEAP, HOME)
      .legal(0, 'transform')
      .filter((move) => move.startsWith('E7'))
      .map((move) => -witches(CHEAP, HOME).play(`0 transform ${move}`).total(0, 'workers'));
    expect(spades.sort()).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
    const away = witches(CHEAP, HOME).play('0 transform E7 lakes short');
    expect([away.terrain('E7'), away.total(0, 'workers')]).toEqual(['lakes', -1]);
    expect(away.refusal('0 build E7')).not.toBe('');
  });

  it('[FAQ 10] never once round: no action takes seven spades', () => {
    const table = witches({ ...CHEAP, workers: 7 }, HOME);
    expect(table.refusal('0 transform E7 forest short')).toBe('no-such-way');
    expect(table.refusal('0 transform E7 forest long')).toBe('no-such-way');
    for (const move of table.legal(0, 'transform')) {
      const spent = table.branch().play(`0 transform ${move}`).total(0, 'workers');
      expect(spent, move).toBeGreaterThanOrEqual(-6);
    }
  });

  it('[FAQ 22] all transforming comes before the dwelling', () => {
    const table = witches({ power: '0/0/6' }).play('0 power ACT6', '0 transform E7 forest short');
    expect(table.refusal('0 transform E8 wasteland short')).toBe('not-in-reach');
    table.play('0 build E7');
    expect(table.told(0)).toContain('lost 1 spades');
    expect(table.reach(0)).toContain('E8');
    expect(table.refusal('0 transform E8 wasteland short')).toBe('action-already-taken');
  });
});
