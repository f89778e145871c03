import { describe, expect, it } from 'vitest';
import type { RuleTable } from '../../rule-table.ts';
import { beginFan, withFan } from './fan-table.ts';

const blocker = (table: RuleTable) => table.state.kept(0, 0);

/** The action phase, with the blocker on a given space. */
function own(at: number, mine: object = {}, rest: object = {}, other: object = {}): RuleTable {
  const table = withFan(
    'firewalkers',
    { home: 'desert', dwellings: 'E6', ...mine },
    { passed: [1], ...rest },
    other,
  );
  table.state.keep(0, 0, at);
  return table;
}

describe('Firewalkers', () => {
  it('[19.1] choose a start terrain last of all', () => {
    const table = beginFan({ factions: ['firewalkers', 'ice-maidens'], fireAndIce: true });
    expect([table.deciders(), table.asked()]).toEqual([[1], ['colour', 'favour'].slice(0, 1)]);
  });

  it('[19.2] have a blocker 4 spaces behind their points, at least on 0', () => {
    expect(blocker(beginFan({ factions: ['firewalkers', 'witches'] }))).toBe(16);
    const startVp = [3, 20];
    expect(blocker(beginFan({ factions: ['firewalkers', 'witches'], startVp }))).toBe(0);
    const sold = beginFan({ players: 2, factions: 'auction', fireAndIce: true });
    sold.play('0 nominate firewalkers', '1 nominate witches', '0 bid firewalkers 29');
    expect([sold.vp(0), blocker(sold)]).toEqual([0, 0]);
    sold.play('1 bid witches 0');
    expect([sold.vp(0), blocker(sold)]).toEqual([1, 0]);
  });

  it('[19.3] the blocker goes forward for power as long as it is behind and there is room', () => {
    const table = own(16, { vp: 20, power: '5/0/0' });
    for (let n = 0; n < 4; n++) table.play('0 ability chase - -');
    expect([table.power(0), blocker(table)]).toEqual(['1/4/0', 20]);
    expect(table.refusal('0 ability chase - -')).toBe('ability-impossible');
    expect(own(16, { power: '0/0/5' }).refusal('0 ability chase - -')).toBe('ability-impossible');
    const passed = own(16, { vp: 20 }, { round: 6 }).play('0 pass none');
    expect(passed.refusal('0 ability chase - -')).toBe('');
  });

  it('[19.4] a spade gained moves it 4 back, at most to 0, and scores the round tile', () => {
    const table = own(16, { power: '0/0/6' }, { tile: 'SCORE1' }).play('0 power ACT6');
    expect([blocker(table), table.total(0, 'vp', 'round-tile')]).toEqual([8, 4]);
    expect(table.asked()).not.toContain('transform');
    expect(blocker(own(3, { power: '0/0/6' }).play('0 power ACT5'))).toBe(0);
  });

  it('[19.4] a spade of the cult reward scores nothing', () => {
    const table = own(16, { cults: { water: 4 } }, { tile: 'SCORE6' }).passAll();
    expect(blocker(table)).toBe(12);
    expect(table.total(0, 'vp')).toBe(0);
  });

  it('[19.5] a volcano costs 4 points, 6 on home terrain of another, down to the blocker', () => {
    const table = own(16, { vp: 20 });
    // F4 is forest, which is nobody's home terrain; E7 is home terrain of the Engineers.
    expect(table.refusal('0 ability firewalk E7 -')).toBe('not-enough-vp');
    table.play('0 ability firewalk F4 -');
    expect([table.told(0), table.terrain('F4')]).toEqual([['-4 vp volcano'], 'volcano']);
    expect(table.asked()).toEqual(['build', 'decline']);
    table.play('0 build F4', '0 end');
    expect(table.refusal('0 ability firewalk E5 -')).toBe('not-enough-vp');
    const dear = own(14, { vp: 20 }).play('0 ability firewalk E7 -');
    expect(dear.told(0)).toEqual(['-6 vp volcano']);
  });

  it('[19.5] a hex in reach, one an action, neither ice nor volcano', () => {
    const table = own(0, { vp: 60 }, { terrain: { ice: 'E5', volcano: 'F3' } });
    expect(table.refusal('0 ability firewalk A1 -')).toBe('not-in-reach');
    expect(table.refusal('0 ability firewalk E5 -')).toBe('terrain-for-good');
    expect(table.refusal('0 ability firewalk F3 -')).toBe('terrain-for-good');
    expect(table.refusal('0 build F3')).toBe('');
    table.play('0 ability firewalk F4 -', '0 decline');
    expect(table.refusal('0 ability firewalk D4 -')).toBe('action-already-taken');
    expect(own(0).refusal('0 transform F4 desert short')).toBe('no-transforming');
  });

  it('[19.6] power of neighbours is paid down to the blocker', () => {
    const mine = { dwellings: '', stronghold: 'E7', tradingPosts: 'E6', vp: 18 } as const;
    const table = own(16, mine, { passed: [], turn: 1 }, { dwellings: 'F4', power: '0/0/0' });
    table.play('1 upgrade F4 trading-post', '0 take-power p2 5');
    expect(table.told(0)).toEqual(['+3 power neighbour', '-2 vp neighbour']);
  });

  it('[19.7] with the stronghold passing scores a point for each group', () => {
    const mine = { stronghold: 'E6', dwellings: 'E5 A1 D5', bridges: '' } as const;
    const table = own(16, mine, { cardCoins: { BON1: 1 }, beside: 'BON1 BON2 BON4' });
    table.play('0 pass BON1');
    expect(table.told(0)).toEqual(['+3 vp stronghold', '+1 coins card-coins']);
    expect(own(16, { dwellings: 'E6 A1' }).play('0 pass BON1').total(0, 'vp')).toBe(0);
    const joined = own(16, { ...mine, dwellings: 'C2 D4', stronghold: 'E6', bridges: 'C2-D4' });
    expect(joined.play('0 pass BON1').total(0, 'vp', 'stronghold')).toBe(1);
  });

  it('[19.0] the second temple brings 2 points in the income', () => {
    const table = own(16, { temples: 'E5 E7', dwellings: 'E6' }).passAll();
    expect(table.told(0)).toContain('+2 vp income-buildings');
    expect(blocker(table)).toBe(16);
  });

  it('[19.0] nothing at the end of the game moves the blocker', () => {
    const table = own(16, { vp: 20 }, { round: 6 }).play('0 pass none', '0 end');
    expect(blocker(table)).toBe(16);
  });
});
