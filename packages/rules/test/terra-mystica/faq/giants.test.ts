import { describe, expect, it } from 'vitest';
import { type Player, type Position, position } from '../rule-table.ts';

/** Giants on D4; E7 is one step from wasteland, E6 and C3 two, D5 three. */
const giants = (mine: Omit<Player, 'faction'> = {}, rest: Omit<Position, 'players'> = {}) =>
  position({
    players: [{ faction: 'giants', dwellings: 'D4', ...mine }, { faction: 'engineers' }],
    ...rest,
  });

const CHARGED = { power: '0/0/12' } as const;

describe('Giants', () => {
  it('[FAQ 86] use exactly two spades for any hex', () => {
    for (const hex of ['E7', 'E6', 'C3', 'D5']) {
      const table = giants().play(`0 transform ${hex} wasteland short`);
      expect(table.told(0), hex).toEqual(['-6 workers spade']);
      expect(table.happened('transformed')[0].spades).toBe(2);
      expect(table.asked()).toEqual(['build', 'decline']);
    }
    expect(giants({ workers: 5 }).legal(0, 'transform')).toEqual([]);
  });

  it('[FAQ 86] add one to a free one', () => {
    for (const [mine, line] of [
      [CHARGED, '0 power ACT5'],
      [{ card: 'BON1' }, '0 special BON1'],
    ] as const) {
      const table = giants({ ...mine, workers: 3 }).play(line, '0 transform D5 wasteland short');
      expect(table.total(0, 'workers')).toBe(-3);
      expect(
        giants({ ...mine, workers: 2 })
          .play(line)
          .legal(0, 'transform'),
      ).toEqual([]);
    }
  });

  it('[FAQ 86] change one hex in an action, with two free ones too', () => {
    const table = giants(CHARGED).play('0 power ACT6', '0 transform D5 wasteland short');
    expect(table.told(0)).toEqual(['-6 power power-action']);
    expect(table.refusal('0 transform E7 wasteland short')).toBe('no-more-transforming');
    table.play('0 build D5');
    expect(table.told(0)).toEqual(['-1 workers build', '-2 coins build']);
    const bought = giants({ workers: 20 }).play('0 transform D5 wasteland short');
    expect(bought.refusal('0 transform E7 wasteland short')).toBe('no-more-transforming');
  });

  it('[FAQ 86] score for both', () => {
    const table = giants({}, { tile: 'SCORE1' }).play('0 transform E7 wasteland short');
    expect(table.total(0, 'vp')).toBe(4);
  });

  it('[FAQ 87] never transform wasteland', () => {
    const table = giants({ workers: 30, exchange: 2 }, { terrain: { wasteland: 'E7' } });
    expect(table.legal(0, 'transform').filter((move) => move.startsWith('E7'))).toEqual([]);
    expect(table.refusal('0 build E7')).toBe('');
    const stronghold = giants(
      { stronghold: 'D4', dwellings: '' },
      { terrain: { wasteland: 'E7' } },
    ).play('0 special ACTG');
    expect(stronghold.legal(0, 'transform').some((move) => move.startsWith('E7'))).toBe(false);
  });

  it('[FAQ 87] and make nothing but wasteland', () => {
    const table = giants({ workers: 30, exchange: 2 });
    for (const move of table.legal(0, 'transform')) {
      expect(move).toMatch(/^\w+ wasteland short$/);
    }
    for (const way of [
      'D5 forest short',
      'D5 desert short',
      'D5 wasteland long',
      'E7 forest short',
    ]) {
      expect(table.refusal(`0 transform ${way}`), way).toBe('not-to-home');
    }
  });

  it('[FAQ 88] reach over rivers with their stronghold', () => {
    const table = giants({ stronghold: 'D4', dwellings: '', shipping: 1 }).play('0 special ACTG');
    table.play('0 transform E5 wasteland short');
    expect(table.told(0)).toEqual([]);
    table.play('0 build E5');
    expect(table.on('E5')).toBe('0 dwelling');
    const none = giants({ stronghold: 'D4', dwellings: '' }).play('0 special ACTG');
    expect(none.refusal('0 transform E5 wasteland short')).toBe('not-in-reach');
  });

  it('[FAQ 88] Nomads’ sandstorms touch, with neither ship nor bridge', () => {
    const table = position({
      players: [
        { faction: 'nomads', stronghold: 'C4', bridges: 'C4-D5', shipping: 3 },
        { faction: 'engineers' },
      ],
    });
    expect(table.reach(0)).toContain('D5');
    table.play('0 special ACTN');
    expect(table.refusal('0 transform C3 desert short')).toBe('not-touching');
    expect(table.refusal('0 transform D5 desert short')).toBe('not-touching');
    expect(table.legal(0, 'transform')).toEqual(['B5 desert short', 'D6 desert short']);
  });
});
