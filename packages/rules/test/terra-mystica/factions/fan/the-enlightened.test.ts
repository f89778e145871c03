import { describe, expect, it } from 'vitest';
import { beginFan, withFan } from './fan-table.ts';

describe('The Enlightened', () => {
  const own = (mine: object = {}, rest: object = {}) =>
    withFan('the-enlightened', { dwellings: 'E6', ...mine }, { passed: [1], ...rest });

  it('[2.1] a coin buys a token for bowl I, before and after the action', () => {
    const table = own({ power: '5/7/0', coins: 9 }).play('0 ability coins-to-tokens 5 -');
    expect([table.power(0), table.coins(0)]).toEqual(['10/7/0', 4]);
    table.play('0 convert workers-to-coins 1', '0 ability coins-to-tokens 5 -');
    expect(table.refusal('0 ability coins-to-tokens 1 -')).toBe('not-enough-coins');
    expect(own().refusal('0 ability coins-to-tokens 0 -')).toBe('ability-impossible');
    const after = own({ priests: 1 }).play('0 priest fire 1', '0 ability coins-to-tokens 1 -');
    expect(after.power(0)).toBe('13/0/0');
  });

  it('[2.1] not for ever', () => {
    const table = own({ power: '190/0/0', coins: 24 });
    expect(table.refusal('0 ability coins-to-tokens 11 -')).toBe('ability-impossible');
    expect(table.refusal('0 ability coins-to-tokens 10 -')).toBe('');
  });

  it('[2.2] pay spades with power', () => {
    const power = own({ power: '0/0/6' }, { tile: 'SCORE1' }).play(
      '0 transform D4 mountains short',
    );
    expect(power.told(0)).toEqual(['-3 power spade', '+2 vp round-tile']);
    // Two spades at 3.
    expect(own({ power: '0/0/5' }).refusal('0 transform E5 forest short')).toBe('too-many-spades');
    const two = own({ power: '0/0/6' }).play('0 transform E5 forest short');
    expect([two.power(0), two.workers(0)]).toEqual(['6/0/0', 10]);
    const better = own({ power: '0/0/4', exchange: 1 });
    expect(better.refusal('0 transform E5 forest short')).toBe('');
  });

  it('[2.3] get the power of the cults twice', () => {
    const tile = own({ dwellings: '', tradingPosts: 'E6', priests: 1, cults: { air: 2 } });
    tile.play('0 upgrade E6 temple', '0 favour FAV12');
    expect(tile.told(0)).toContain('+2 power cult-track');
    const priest = own({ priests: 1, cults: { fire: 4 } }).play('0 priest fire 3');
    expect(priest.total(0, 'power', 'cult-track')).toBe(8);
  });

  it('[2.3] once with the numbers of 2024', () => {
    const options = { fanFactions: 'bga-2024-07' } as const;
    const priest = own({ priests: 1, cults: { fire: 4 } }, { options }).play('0 priest fire 3');
    expect(priest.total(0, 'power', 'cult-track')).toBe(4);
  });

  it('[2.4] the stronghold brings 4 power once a round', () => {
    const table = own({ dwellings: '', stronghold: 'E6' }).play('0 ability four-power - -');
    expect(table.told(0)).toEqual(['+4 power ability']);
    expect(table.play('0 end').refusal('0 ability four-power - -')).toBe('ability-used');
    const full = { dwellings: '', stronghold: 'E6', power: '0/0/12' } as const;
    expect(own(full).refusal('0 ability four-power - -')).toBe('ability-impossible');
    const rulings = { emptyActions: 'allowed' } as const;
    expect(own(full, { rulings }).refusal('0 ability four-power - -')).toBe('');
  });

  it('[2.5] with the stronghold conversions of power give two', () => {
    const mine = { dwellings: '', stronghold: 'E6', power: '0/0/9', coins: 0, workers: 0 } as const;
    const table = own(mine).play(
      '0 convert power-to-priests 1',
      '0 convert power-to-workers 1',
      '0 convert power-to-coins 1',
    );
    expect([table.priests(0), table.workers(0), table.coins(0)]).toEqual([2, 2, 2]);
  });

  it('[2.5] a priest beyond the supply is lost; no conversion that brings none', () => {
    const mine = { dwellings: '', stronghold: 'E6', power: '0/0/15', priests: 6 } as const;
    const table = own(mine);
    expect(table.refusal('0 convert power-to-priests 2')).toBe('too-many-times');
    table.play('0 convert power-to-priests 1');
    expect(table.told(0)).toEqual([
      '-5 power conversion',
      '+1 priests conversion',
      'lost 1 priests',
    ]);
    expect(table.refusal('0 convert power-to-priests 1')).toBe('too-many-times');
    const three = own({ ...mine, priests: 4 });
    expect(three.refusal('0 convert power-to-priests 2')).toBe('');
    expect(three.refusal('0 convert power-to-priests 3')).toBe('too-many-times');
  });

  it('[2.5] and at the end', () => {
    const mine = { dwellings: '', stronghold: 'E6', power: '9/0/3', coins: 0, workers: 0 } as const;
    const table = own(mine, { round: 6 }).play('0 pass none', '0 end');
    expect(table.total(0, 'vp', 'final-resources')).toBe(2);
  });

  it('[2.6] temples, stronghold and sanctuary cost priests', () => {
    const mine = { tradingPosts: 'E6 E5', dwellings: '', workers: 0, coins: 20 } as const;
    expect(own(mine).refusal('0 upgrade E6 temple')).toBe('not-enough-priests');
    const temple = own({ ...mine, priests: 1 }).play('0 upgrade E6 temple');
    expect(temple.told(0)).toEqual(['-5 coins upgrade', '-1 priests upgrade']);
    const fort = own({ ...mine, priests: 1 }).play('0 upgrade E6 stronghold');
    expect(fort.told(0).slice(0, 2)).toEqual(['-4 coins upgrade', '-1 priests upgrade']);
    const holy = own({ temples: 'E6', dwellings: '', workers: 0, priests: 2 });
    holy.play('0 upgrade E6 sanctuary');
    expect(holy.told(0).slice(0, 2)).toEqual(['-6 coins upgrade', '-2 priests upgrade']);
  });

  it('[2.0] dwellings bring power, and no workers', () => {
    const power = (fanFactions: string) => {
      const table = beginFan({ factions: ['the-enlightened', 'dwarves'], fanFactions });
      const { dwelling } = table.state.table.factions[table.state.faction(0)];
      return [dwelling.income.workers, dwelling.income.power];
    };
    expect(power('on')).toEqual([undefined, [2, 4, 6, 8, 10, 12, 14, 16, 18]]);
    expect(power('bga-2024-07')[1]).toEqual([3, 5, 8, 10, 13, 15, 18, 20, 23]);
  });
});
