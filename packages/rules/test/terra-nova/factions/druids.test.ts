import { describe, expect, it } from 'vitest';
import { bestSplit } from '../../../src/terra-nova/exchange/exchange.ts';
import { PHASE } from '../../../src/terra-nova/state.ts';
import { type Player, type Position, position } from '../rule-table.ts';

const druids = (player: Omit<Player, 'faction'>, rest: Omit<Position, 'players'> = {}) =>
  position({
    players: [{ faction: 'druids', ...player }, { faction: 'leprechauns' }],
    beside: 'C D E',
    ...rest,
  });

describe('Druids', () => {
  it('[TN-21-druids-1] exchange 3 power for 2 VP, as often as they like', () => {
    const table = druids({ power: '0/0/8' });
    expect(table.legal(0, 'exchange-vp')).toEqual(['1', '2']);
    table.play('0 exchange-vp 2');
    expect(table.told(0)).toEqual(['-6 power exchange', '+4 vp exchange']);
    expect(table.refusal('0 exchange-vp 1')).toBe('not-enough-power');
    expect(druids({ power: '0/6/2' }).legal(0, 'exchange-vp')).toEqual([]);
  });

  it('[TN-21-druids-1] mixed with coins, before and after the action, after passing', () => {
    const table = druids({ power: '0/0/8', coins: 7 });
    table.play('0 exchange-vp 1', '0 exchange 1', '0 sail', '0 exchange-vp 1');
    expect([table.vp(0), table.coins(0), table.power(0)]).toEqual([2 + 2 + 2, 0, '7/0/1']);
    table.play('0 end', '1 sail', '0 pass C');
    expect(table.asked()).toEqual(['end', 'exchange']);
  });

  it('[TN-21-druids-1] nobody else can', () => {
    const table = position({
      players: [{ faction: 'golems', power: '0/0/8' }, { faction: 'druids' }],
    });
    expect(table.legal(0, 'exchange-vp')).toEqual([]);
    expect(table.refusal('0 exchange-vp 1')).toBe('no-exchange-for-vp');
  });

  it('[TN-21-druids-2] in Phase 3 too', () => {
    const table = druids({ power: '0/0/8' }).passAll();
    expect(table.state.phase()).toBe(PHASE.endOfRound);
    table.play('0 exchange-vp 2', '0 end');
    expect(table.vp(0)).toBe(4);
    expect(table.state.round()).toBe(2);
  });

  it('[TN-21-druids-3] at the end of the game are asked before power becomes coins', () => {
    const table = druids({ power: '0/0/8', coins: 0 }, { round: 5 }).passAll();
    expect(table.deciders()).toEqual([0]);
    table.play('0 exchange-vp 2', '0 end');
    expect(table.told(0)).toEqual([
      '-6 power exchange',
      '+4 vp exchange',
      '-2 power exchange',
      '+2 coins exchange',
      '+10 vp territory',
    ]);
    const few = druids({ power: '0/6/2' }, { round: 5 }).passAll();
    expect(few.deciders()).toEqual([]);
  });

  it('[TN-21-druids-3] the best split of power and coins at the end', () => {
    const split = (power: number, coins: number) =>
      bestSplit(druids({ power: `${8 - power}/0/${power}`, coins }).state, 0);
    expect(split(8, 0)).toEqual({ times: 2, vp: 4 });
    expect(split(8, 1)).toEqual({ times: 2, vp: 5 });
    expect(split(3, 0)).toEqual({ times: 1, vp: 2 });
    expect(split(2, 1)).toEqual({ times: 0, vp: 1 });
    expect(split(0, 7)).toEqual({ times: 0, vp: 2 });
    const golems = position({
      players: [{ faction: 'golems', power: '0/0/8', coins: 1 }, { faction: 'druids' }],
    });
    expect(bestSplit(golems.state, 0)).toEqual({ times: 0, vp: 3 });
  });

  it('[TN-21-druids-3] standing orders: all, keep and VP first', () => {
    const order = (given: NonNullable<Player['order']>, round: number) => {
      const table = druids({ power: '0/0/8', coins: 0, order: given }, { round }).passAll();
      const exchanged = table.told(0).filter((line) => line.endsWith('exchange'));
      return { exchanged, power: table.power(0) };
    };
    expect(order('all', 1).exchanged).toEqual(['-8 power exchange', '+8 coins exchange']);
    expect(order('vp-first', 1).exchanged).toEqual([
      '-6 power exchange',
      '+4 vp exchange',
      '-2 power exchange',
      '+2 coins exchange',
    ]);
    expect(order('keep', 1)).toEqual({ exchanged: [], power: '0/0/8' });
    for (const given of ['all', 'vp-first'] as const) {
      expect(order(given, 5).exchanged.slice(0, 2)).toEqual([
        '-6 power exchange',
        '+4 vp exchange',
      ]);
    }
    expect(order('keep', 5).exchanged).toEqual(['-8 power exchange', '+8 coins exchange']);
  });

  it('[TN-21-druids-4] left palace: income 4 power, and passing gives 2 power per settlement', () => {
    const table = druids({ leftPalace: 'B4', houses: 'A1 A2 H3 I6' });
    table.play('0 pass C');
    // The settlements: B4; A1 with A2; H3; I6.
    expect(table.told(0)).toEqual(['+8 power left-palace']);
    table.play('1 pass A');
    expect(table.told(0)).toContain('+4 power left-palace');
  });

  it('[TN-21-druids-4] bridges join settlements, a town is one', () => {
    const passing = (player: Omit<Player, 'faction'>) =>
      druids({ leftPalace: 'B4', ...player })
        .play('0 pass C')
        .told(0);
    expect(passing({ houses: 'B6' })).toEqual(['+4 power left-palace']);
    expect(passing({ houses: 'B6', bridges: 'B4-B6' })).toEqual(['+2 power left-palace']);
    expect(passing({ houses: 'B3', tradingPosts: 'A3 A4', towns: { vp: 'B4 B3 A3 A4' } })).toEqual([
      '+2 power left-palace',
    ]);
  });

  it('[TN-21-druids-4] that power can be exchanged in the same turn', () => {
    const table = druids({ leftPalace: 'B4', power: '0/8/0' }).play('0 pass C');
    expect(table.legal(0, 'exchange')).toEqual(['1', '2']);
  });

  it('[TN-21-druids-5] right palace: 3 VP for every own house that becomes a trading post', () => {
    const table = druids({ rightPalace: 'B4', houses: 'H3', tradingPosts: 'I6' });
    expect(table.play('0 upgrade H3').told(0)).toEqual(['-10 coins upgrade', '+3 vp right-palace']);
    table.play('1 sail');
    expect(table.play('0 palace I6 left').told(0)).toEqual(['-14 coins palace']);
    const scored = druids({ rightPalace: 'B4', houses: 'H3' }, { scored: 'trading-post' });
    expect(scored.play('0 upgrade H3').vp(0)).toBe(6);
  });
});
