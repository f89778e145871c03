import { describe, expect, it } from 'vitest';
import { beginFan, withFan } from './fan-table.ts';

describe('Prospectors', () => {
  const with4 = { dwellings: 'E6', power: '0/0/12' } as const;

  it('[11.1] spades gained are priests, and score the round tile', () => {
    const table = withFan('prospectors', with4, { tile: 'SCORE1' }).play('0 power ACT6');
    expect(table.told(0)).toEqual([
      '-6 power power-action',
      '+1 priests ability',
      '+1 priests ability',
      '+4 vp round-tile',
    ]);
    expect(table.asked()).not.toContain('transform');
  });

  it('[11.1] with no priest left the action is legal and the priest is lost', () => {
    const table = withFan('prospectors', { ...with4, priests: 7 }).play('0 power ACT5');
    expect(table.told(0)).toContain('lost 1 priests');
  });

  it('[11.1] the cult reward scores nothing', () => {
    // SCORE6: a spade for each 4 steps on water.
    const table = withFan('prospectors', { ...with4, cults: { water: 8 } }, { tile: 'SCORE6' });
    table.passAll();
    expect(table.told(0).filter((line) => line === '+1 priests ability')).toHaveLength(2);
    expect(table.total(0, 'vp')).toBe(0);
  });

  it('[11.2] golden spades cost 4 coins, bring power and a point, and are no spades', () => {
    const table = withFan('prospectors', { dwellings: 'E6' }, { tile: 'SCORE1' });
    table.play('0 transform E5 plains short');
    expect(table.told(0)).toEqual(['-4 coins spade', '+1 power ability', '+1 vp ability']);
    const far = withFan('prospectors', { dwellings: 'E6' }).play('0 transform D4 plains short');
    expect(far.told(0)).toEqual(['-8 coins spade', '+2 power ability', '+2 vp ability']);
  });

  it('[11.2] part of the way will do', () => {
    const table = withFan('prospectors', { dwellings: 'E6', coins: 7 });
    expect(table.refusal('0 transform D4 plains short')).toBe('too-many-spades');
    expect(table.refusal('0 transform D4 desert short')).toBe('');
    expect(table.refusal('0 advance-exchange')).toBe('no-track');
  });

  it('[11.3] with the stronghold they cost 3 coins', () => {
    const table = withFan('prospectors', { stronghold: 'E6' }).play('0 transform D4 plains short');
    expect(table.told(0)).toEqual(['-6 coins spade', '+2 power ability', '+2 vp ability']);
  });

  it('[11.3] the stronghold brings a coin for each trading post of others, once a round', () => {
    const other = { tradingPosts: 'G2 H4' } as const;
    const mine = { stronghold: 'E6', tradingPosts: 'E5 E7' } as const;
    const table = withFan('prospectors', mine, { passed: [1] }, other).play(
      '0 ability prospect - -',
    );
    expect(table.told(0)).toEqual(['+2 coins ability']);
    expect(table.play('0 end').refusal('0 ability prospect - -')).toBe('ability-used');
  });

  it('[11.3] not without any, unless actions without effect are allowed', () => {
    const mine = { stronghold: 'E6', tradingPosts: 'E5' } as const;
    expect(withFan('prospectors', mine).refusal('0 ability prospect - -')).toBe(
      'ability-impossible',
    );
    const rulings = { emptyActions: 'allowed' } as const;
    expect(withFan('prospectors', mine, { rulings }).refusal('0 ability prospect - -')).toBe('');
  });

  it('[11.4] the cult steps at the start bring power', () => {
    const table = beginFan({ factions: ['prospectors', 'witches'] });
    expect([table.power(0), table.cult(0, 'earth')]).toEqual(['7/5/0', 3]);
  });
});
