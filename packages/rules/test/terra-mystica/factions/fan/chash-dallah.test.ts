import { describe, expect, it } from 'vitest';
import { incomeOf } from '../../../../src/terra-mystica/index.ts';
import type { RuleTable } from '../../rule-table.ts';
import { withFan } from './fan-table.ts';

const income = (table: RuleTable) => [0, 1].map((resource) => incomeOf(table.state, 0, resource));
const STEP = 'ability advance-income - -';

describe('Chash Dallah', () => {
  const alone = (mine: object = {}, rest: object = {}) =>
    withFan('chash-dallah', { dwellings: 'E6', workers: 20, ...mine }, { passed: [1], ...rest });

  it('[1.1] [1.2] advance on a track for 2 workers and 2 coins, with points', () => {
    const table = alone();
    expect(table.play(`0 ${STEP}`).told(0)).toEqual([
      '-2 workers ability',
      '-2 coins ability',
      '+1 vp ability',
    ]);
    for (const points of [2, 3, 4]) {
      expect(table.play('0 end', `0 ${STEP}`).total(0, 'vp')).toBe(points);
    }
    table.play('0 end');
    expect(table.refusal(`0 ${STEP}`)).toBe('ability-impossible');
  });

  it('[1.2] cannot without the price', () => {
    expect(alone({ workers: 1 }).refusal(`0 ${STEP}`)).toBe('not-enough-workers');
    expect(alone({ coins: 1 }).refusal(`0 ${STEP}`)).toBe('not-enough-coins');
  });

  it('[1.3] get all income up to the marker', () => {
    const table = alone({ coins: 50 });
    const [coins, workers] = income(table);
    const expected = [
      [0, 1],
      [2, 1],
      [2, 2],
      [4, 2],
    ];
    for (const [more, hands] of expected) {
      table.play(`0 ${STEP}`, '0 end');
      expect(income(table)).toEqual([coins + more, workers + hands]);
    }
    table.passAll();
    expect(table.told(0)).toContain('+4 coins ability');
    expect(table.told(0)).toContain('+2 workers ability');
  });

  it('[1.3] with the numbers of 2024 get 2 coins on space 0 already', () => {
    const first = income(alone());
    const later = income(alone({}, { options: { fanFactions: 'bga-2024-07' } }));
    expect(later).toEqual([first[0] + 2, first[1]]);
  });

  it('[1.4] pay power actions with coins once the stronghold stands', () => {
    const mine = { dwellings: '', stronghold: 'E6', power: '11/0/1', coins: 7 } as const;
    const table = alone(mine).play('0 ability power-for-coins ACT4 -');
    expect(table.told(0)).toEqual(['-4 coins power-action', '+7 coins power-action']);
    expect([table.isUsed('ACT4'), table.power(0)]).toEqual([true, '11/0/1']);
    table.play('0 end');
    expect(table.refusal('0 ability power-for-coins ACT4 -')).toBe('power-action-used');
    // Coins and power cannot be combined in one payment.
    const poor = alone({ ...mine, coins: 3 });
    expect(poor.refusal('0 ability power-for-coins ACT5 -')).toBe('not-enough-coins');
    expect(poor.refusal('0 power ACT5')).toBe('not-enough-power');
    const before = alone({ coins: 20 });
    expect(before.refusal('0 ability power-for-coins ACT4 -')).toBe('ability-needs-stronghold');
  });

  it('[1.4] spades paid like that are ordinary ones; power still pays', () => {
    const mine = { dwellings: '', stronghold: 'E6', power: '0/0/12' } as const;
    const table = alone(mine, { tile: 'SCORE1' }).play('0 ability power-for-coins ACT5 -');
    table.play('0 transform E5 lakes short');
    expect(table.total(0, 'vp', 'round-tile')).toBe(2);
    const power = alone(mine).play('0 power ACT5');
    expect([power.power(0), power.coins(0)]).toEqual(['4/0/8', 30]);
  });

  it('[1.0] have no exchange track', () => {
    expect(alone({ priests: 3 }).refusal('0 advance-exchange')).toBe('no-track');
  });
});
