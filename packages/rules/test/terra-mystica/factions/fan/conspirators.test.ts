import { describe, expect, it } from 'vitest';
import { withFan } from './fan-table.ts';

describe('Conspirators', () => {
  it('[10.1] get 2 coins for each favour tile', () => {
    const table = withFan('conspirators', { tradingPosts: 'E6' }).play('0 upgrade E6 temple');
    table.play('0 favour FAV10');
    expect(table.told(0)).toContain('+2 coins ability');
  });

  it('[10.2] get a favour tile for the stronghold, with its coins', () => {
    const table = withFan('conspirators', { tradingPosts: 'E6' }).play('0 upgrade E6 stronghold');
    expect(table.asked()).toEqual(['favour']);
    expect(table.play('0 favour FAV10').told(0)).toContain('+2 coins ability');
  });

  const holding = (favours: string, mine: object = {}, rest: object = {}) =>
    withFan('conspirators', { stronghold: 'E6', favours, ...mine }, { passed: [1], ...rest });

  it('[10.3] exchange a tile: its steps go back without power, those of the new one bring it', () => {
    const table = holding('FAV1', { cults: { fire: 6, water: 4 } });
    table.play('0 ability exchange-favour FAV1 FAV6');
    expect(table.favours(0)).toEqual(['FAV6']);
    expect(table.told(0)).toEqual([
      '-3 fire ability',
      '+2 coins ability',
      '+2 water favour-tile',
      '+2 power cult-track',
    ]);
    expect(table.happened('favour-returned')).toMatchObject([{ tile: 'FAV1' }]);
  });

  it('[10.3] leave space 10 with the key, and may come back', () => {
    const table = holding('FAV10', { cults: { water: 10 } });
    table.play('0 ability exchange-favour FAV10 FAV6');
    expect([table.cult(0, 'water'), table.keys(0)]).toEqual([10, 0]);
    expect(table.total(0, 'power', 'cult-track')).toBe(3);
    const away = holding('FAV10', { cults: { water: 10 } });
    away.play('0 ability exchange-favour FAV10 FAV1');
    expect([away.cult(0, 'water'), away.keys(0), away.state.cultTop(1)]).toEqual([9, 1, 255]);
  });

  it('[10.3] go down no farther than 0', () => {
    const table = holding('FAV1', { cults: { fire: 1 } });
    table.play('0 ability exchange-favour FAV1 FAV6');
    expect(table.cult(0, 'fire')).toBe(0);
  });

  it('[10.3] neither the same kind nor one that is held, once a round, with the stronghold', () => {
    const table = holding('FAV1 FAV10');
    expect(table.refusal('0 ability exchange-favour FAV10 FAV10')).toBe('favour-held');
    expect(table.refusal('0 ability exchange-favour FAV1 FAV10')).toBe('favour-held');
    expect(table.refusal('0 ability exchange-favour FAV1 FAV1')).toBe('favour-not-left');
    expect(table.refusal('0 ability exchange-favour FAV2 FAV6')).toBe('ability-impossible');
    table.play('0 ability exchange-favour FAV1 FAV6', '0 end');
    expect(table.refusal('0 ability exchange-favour FAV10 FAV1')).toBe('ability-used');
    const none = withFan('conspirators', { dwellings: 'E6', favours: 'FAV1' });
    expect(none.refusal('0 ability exchange-favour FAV1 FAV6')).toBe('ability-needs-stronghold');
  });

  it('[10.3] not on the turn that builds the stronghold', () => {
    const table = withFan('conspirators', { tradingPosts: 'E6' });
    table.play('0 upgrade E6 stronghold', '0 favour FAV10');
    const move = '0 ability exchange-favour FAV10 FAV1';
    expect(table.refusal(move)).toBe('action-already-taken');
  });

  it('[10.4] what the old tile has brought stays; later towns need what they need', () => {
    const mine = { dwellings: 'E7 D4 E5', inTown: 'E6 E7 D4 E5' } as const;
    const rest = { terrain: { mountains: 'F4' } } as const;
    const table = holding('FAV5', mine, rest).play('0 ability exchange-favour FAV5 FAV10');
    expect(table.isInTown(0, 'E6')).toBe(true);
    const three = { ...mine, inTown: '', stronghold: 'E6', dwellings: 'E7 D4' } as const;
    const later = holding('FAV5', three, rest).play(
      '0 ability exchange-favour FAV5 FAV10',
      '0 end',
    );
    expect(later.play('0 build F4').asked()).not.toContain('town');
    expect(holding('FAV5', three, rest).play('0 build F4').asked()).toEqual(['town']);
  });

  it('[10.3] a used action of the old tile is open to who takes it', () => {
    const table = withFan(
      'conspirators',
      { stronghold: 'E6', favours: 'FAV6' },
      {},
      { tradingPosts: 'G2' },
    );
    table.play('0 special FAV6', '0 cult fire', '0 end', '1 pass BON1', '1 end');
    table.play('0 ability exchange-favour FAV6 FAV1', '0 end');
    expect(table.refusal('0 special FAV6')).toBe('special-not-yours');
    expect(table.state.favoursLeft(5)).toBe(table.state.table.favourCount[5]);
  });
});
