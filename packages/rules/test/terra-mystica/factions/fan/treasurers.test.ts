import { describe, expect, it } from 'vitest';
import type { RuleTable } from '../../rule-table.ts';
import { withFan } from './fan-table.ts';

const treasury = (table: RuleTable) => [0, 1, 2].map((good) => table.state.kept(0, good));

describe('Treasurers', () => {
  const own = (mine: object = {}, rest: object = {}) =>
    withFan('treasurers', { dwellings: 'E6 E7', ...mine }, rest);
  /** The next round has begun, and its income was paid. */
  const next = (mine: object = {}, rest: object = {}) => own(mine, rest).passAll();

  it('[5.1] any part of the income may be put into the treasury', () => {
    const table = next();
    // Two coins come from the bonus card.
    expect(table.legal(0)).toEqual([
      'decline',
      'ability deposit coins 1',
      'ability deposit coins 2',
      'ability deposit workers 1',
      'ability deposit workers 2',
    ]);
    table.play('0 ability deposit workers 1', '0 decline');
    expect([treasury(table), table.workers(0)]).toEqual([[0, 1, 0], 11]);
    expect(table.asked()).not.toContain('ability');
  });

  it('[5.1] only what came in, of coins, workers and priests', () => {
    const table = next({ temples: 'E5', tradingPosts: 'D4' });
    expect(table.refusal('0 ability deposit workers 3')).toBe('ability-impossible');
    expect(table.refusal('0 ability deposit workers 0')).toBe('ability-impossible');
    expect(table.refusal('0 ability deposit power 1')).toBe('ability-impossible');
    expect(table.refusal('0 ability deposit coins 2')).toBe('');
    table.play('0 ability deposit priests 1', '0 ability deposit coins 2');
    expect(treasury(table)).toEqual([2, 0, 1]);
    expect(table.state.table.hooks.priestsAway[table.state.faction(0)]?.(table.state, 0)).toBe(1);
  });

  it('[5.2] the treasury comes back doubled before the next income, and not into it again', () => {
    const table = next().play('0 ability deposit workers 2', '0 decline').passAll();
    expect(treasury(table)).toEqual([0, 0, 0]);
    expect(table.told(0).filter((line) => line.includes('workers'))).toEqual([
      '+4 workers ability',
      '+2 workers income-buildings',
    ]);
    const workers = table.legal(0, 'ability').filter((text) => text.includes('workers'));
    expect(workers).toEqual(['deposit workers 1', 'deposit workers 2']);
  });

  it('[5.2] priests come back as far as the supply goes', () => {
    const table = own({ priests: 4 });
    table.state.keep(0, 2, 2);
    table.passAll();
    expect(table.told(0).filter((line) => line.includes('priests'))).toEqual([
      '+1 priests ability',
      '+1 priests ability',
      '+1 priests ability',
      'lost 1 priests',
    ]);
    expect(table.priests(0)).toBe(7);
  });

  it('[5.1] priests in the treasury count to the seven', () => {
    const table = own({ priests: 5, power: '0/0/5' });
    table.state.keep(0, 2, 2);
    expect(table.refusal('0 convert power-to-priests 1')).toBe('too-many-times');
  });

  it('[5.1] not asked in the last round', () => {
    const table = next({}, { round: 5 });
    expect(table.state.round()).toBe(6);
    expect(table.asked()).not.toContain('ability');
  });

  const fort = { dwellings: '', stronghold: 'E6', power: '0/0/12' } as const;

  it('[5.3] with the stronghold the same with a power action; without it not', () => {
    const table = own(fort).play('0 power ACT4');
    expect(table.legal(0, 'ability')).toHaveLength(7);
    table.play('0 ability deposit coins 7');
    expect([treasury(table), table.coins(0)]).toEqual([[7, 0, 0], 30]);
    table.play('0 end').passAll();
    expect(table.told(0)).toContain('+14 coins ability');
    expect(own({ power: '0/0/12' }).play('0 power ACT4').asked()).not.toContain('ability');
  });

  it('[5.3] with a conversion, a town tile and the coins of a bonus card', () => {
    const convert = own({ ...fort, priests: 1 }).play('0 convert priests-to-workers 1');
    expect(convert.legal(0)).toEqual(['decline', 'ability deposit workers 1']);
    const parts = { ...fort, tradingPosts: 'E7 D4', dwellings: 'E5' } as const;
    const town = own(parts, { terrain: { wasteland: 'F4' } }).play('0 build F4', '0 town TW1');
    expect(town.legal(0, 'ability')).toHaveLength(6);
    const card = own(fort, { cardCoins: { BON1: 2 }, beside: 'BON1 BON2 BON4' }).play(
      '0 pass BON1',
    );
    expect(card.legal(0, 'ability')).toEqual(['deposit coins 1', 'deposit coins 2']);
  });

  it('[5.3] cult rewards are put away in the cleanup and doubled a moment later', () => {
    const table = own({ ...fort, cults: { fire: 4 } }).passAll();
    expect(table.legal(0, 'ability')).toEqual(['deposit workers 1', 'deposit workers 2']);
    table.play('0 ability deposit workers 2');
    expect(table.told(0)).toContain('+4 workers ability');
  });

  it('[5.3] not what is spent and comes back, not what is left over', () => {
    const table = own(fort).play('0 power ACT4', '0 decline', '0 convert workers-to-coins 1');
    expect(table.legal(0, 'ability')).toEqual(['deposit coins 1']);
    table.play('0 decline');
    expect(table.asked()).not.toContain('ability');
  });

  it('[5.3] nothing in the last round, and nothing at the end', () => {
    const table = own(fort, { round: 6, passed: [1] }).play('0 power ACT4');
    expect(table.asked()).not.toContain('ability');
    table.state.keep(0, 0, 9);
    const points = table.play('0 end', '0 pass none', '0 end').total(0, 'vp', 'final-resources');
    expect(points).toBe(Math.floor((37 + 10 + 8) / 3));
  });
});
