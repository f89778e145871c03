import { describe, expect, it } from 'vitest';
import { position } from '../rule-table.ts';
import { witches } from './positions.ts';

const CHARGED = { power: '0/0/12' } as const;

describe('actions only to hinder others', () => {
  it('[FAQ 59] the bridge action with no bridge left', () => {
    const table = witches({ ...CHARGED, bridgesLeft: 0, bridges: 'C4-D5' }).play('0 power ACT1');
    expect(table.told(0)).toEqual(['-3 power power-action', 'lost 1 bridge']);
    expect(table.isUsed('ACT1')).toBe(true);
    expect(table.happened('bridge')).toEqual([]);
  });

  it('[FAQ 59] or without building one that is left', () => {
    const table = witches({ ...CHARGED, bridgesLeft: 1 }).play('0 power ACT1');
    expect(table.asked()).toEqual(['bridge', 'decline']);
    table.play('0 decline');
    expect([table.state.bridgesLeft(0), table.isUsed('ACT1')]).toEqual([1, true]);
    expect(table.refusal('0 power ACT2')).toBe('action-already-taken');
  });

  it('[FAQ 60] the priest action with no priest left', () => {
    for (const mine of [
      { priests: 7 },
      { priests: 3, sent: { fire: '0 1', air: '0 2' } },
    ] as const) {
      const table = witches({ ...CHARGED, ...mine }).play('0 power ACT2');
      expect(table.told(0)).toEqual(['-3 power power-action', 'lost 1 priests']);
      expect([table.priests(0), table.isUsed('ACT2')]).toEqual([mine.priests, true]);
    }
  });

  it('[FAQ 61] the spade actions without using a spade', () => {
    for (const [action, power, spades] of [
      ['ACT5', 4, 1],
      ['ACT6', 6, 2],
    ] as const) {
      const table = witches(CHARGED, { tile: 'SCORE1' }).play(`0 power ${action}`, '0 decline');
      expect(table.told(0)).toEqual([`-${power} power power-action`, `lost ${spades} spades`]);
      expect(table.isUsed(action)).toBe(true);
      table.play('0 end');
      expect(table.refusal('0 transform G2 mountains short')).toBe('');
      table.play('0 transform G2 mountains short');
      expect(table.total(0, 'workers')).toBe(-3);
    }
  });

  it('[FAQ 61] Riverwalkers too, unless the ruling forbids it', () => {
    const riverwalkers = (riverwalkerSpades: 'allowed' | 'forbidden') =>
      position({
        players: [
          { faction: 'riverwalkers', home: 'lakes', dwellings: 'D5', card: 'BON1', ...CHARGED },
          { faction: 'witches' },
        ],
        rulings: { riverwalkerSpades },
        tile: 'SCORE1',
      });
    const table = riverwalkers('allowed').play('0 power ACT6');
    expect(table.told(0)).toEqual(['-6 power power-action']);
    expect([table.isUsed('ACT6'), table.asked().includes('end')]).toEqual([true, true]);
    expect(riverwalkers('forbidden').refusal('0 power ACT5')).toBe('spades-useless');
    expect(riverwalkers('forbidden').refusal('0 power ACT6')).toBe('spades-useless');
  });

  it('[FAQ 63] Giants may take one spade, which is lost when they add none', () => {
    const table = position({
      players: [
        { faction: 'giants', dwellings: 'D4', workers: 0, power: '0/0/4' },
        { faction: 'witches' },
      ],
      passed: [1],
    }).play('0 power ACT5');
    expect(table.told(0)).toEqual(['-4 power power-action', 'lost 1 spades']);
    expect(table.terrain('E7')).toBe('mountains');
    // The turn is over; the next turn has no spade.
    expect(table.asked()).toContain('pass');
    expect(table.legal(0, 'transform')).toEqual([]);
  });
});
