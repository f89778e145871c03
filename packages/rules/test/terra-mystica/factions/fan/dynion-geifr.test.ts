import { describe, expect, it } from 'vitest';
import { beginFan, withFan } from './fan-table.ts';

describe('Dynion Geifr', () => {
  it('[9.1] begin with FAV5 and its steps, without power', () => {
    const table = beginFan({ factions: ['dynion-geifr', 'witches'] });
    expect(table.favours(0)).toEqual(['FAV5']);
    expect(table.state.favoursLeft(4)).toBe(table.state.table.favourCount[4] - 1);
    expect([table.cult(0, 'fire'), table.cult(0, 'earth'), table.cult(0, 'air')]).toEqual([
      2, 1, 1,
    ]);
    expect([table.power(0), table.workers(0)]).toEqual(['5/7/0', 2]);
  });

  it('[9.1] have it when an auction gives them to a seat', () => {
    const table = beginFan({ players: 2, factions: 'auction' });
    table.play('0 nominate dynion-geifr', '1 nominate witches');
    expect(table.favours(0)).toEqual([]);
    table.play('0 bid witches 0', '1 bid dynion-geifr 5');
    expect([table.favours(0), table.favours(1)]).toEqual([[], ['FAV5']]);
  });

  it('[9.2] a priest converts to 2 workers and 2 coins, at the end to 4 coins', () => {
    const table = withFan('dynion-geifr', { dwellings: 'E6', priests: 1 });
    table.play('0 convert priests-to-workers 1');
    expect(table.told(0)).toEqual([
      '-1 priests conversion',
      '+2 workers conversion',
      '+2 coins conversion',
    ]);
    const mine = { dwellings: 'E6', priests: 2, coins: 0, workers: 0 } as const;
    const last = withFan('dynion-geifr', mine, { round: 6, passed: [1] });
    last.play('0 pass none', '0 end');
    expect(last.total(0, 'vp', 'final-resources')).toBe(2);
    expect(last.coins(0)).toBe(2);
  });

  it('[9.3] every structure is worth 2: four dwellings are a town', () => {
    const mine = { dwellings: 'E6 E7 D4', favours: '' } as const;
    const table = withFan('dynion-geifr', mine, { terrain: { mountains: 'F4' } });
    table.play('0 build F4');
    expect(table.asked()).toEqual(['town']);
  });

  it('[9.3] neighbours of theirs offer 2 for a stronghold too', () => {
    const mine = { dwellings: 'E6', stronghold: 'E7' } as const;
    const table = withFan('dynion-geifr', mine, { turn: 1 }, { dwellings: 'G2' });
    table.play('1 build F4', '0 take-power p2 4');
    expect(table.told(0)).toEqual(['+4 power neighbour', '-3 vp neighbour']);
  });

  it('[9.4] [9.5] the stronghold brings two priests, and makes three structures a town', () => {
    const mine = { dwellings: 'E7 D4', tradingPosts: 'E6' } as const;
    const table = withFan('dynion-geifr', mine).play('0 upgrade E6 stronghold');
    expect(table.asked()).toEqual(['town']);
    table.play('0 town TW1');
    expect(table.told(0).filter((line) => line === '+1 priests stronghold')).toHaveLength(2);
    const far = withFan('dynion-geifr', { ...mine, dwellings: 'E7 D4 G1', stronghold: 'G2' });
    far.play('0 upgrade E6 temple', '0 favour FAV4');
    expect(far.asked()).not.toContain('town');
  });
});
