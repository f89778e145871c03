import { describe, expect, it } from 'vitest';
import { withLandscapes } from '../landscape-table.ts';
import { position } from '../rule-table.ts';

describe('the Nomads’ sandstorm', () => {
  it('may be followed by a dwelling on the hex that it made desert, and on no other', () => {
    const table = position({
      players: [{ faction: 'nomads', stronghold: 'D3' }, { faction: 'engineers' }],
      terrain: { desert: 'D2 E2' },
    }).play('0 special ACTN');
    expect(table.branch().play('0 transform E3 desert short').legal(0, 'build')).toEqual(['E3']);
    table.play('0 transform E3 desert short');
    expect(table.refusal('0 build D2')).toBe('not-made-home');
    expect(table.refusal('0 build E2')).toBe('not-made-home');
    table.play('0 build E3');
    expect(table.on('E3')).toBe('0 dwelling');
  });
});

describe('the Nomads’ Trading Camp', () => {
  const camp = { tradingPosts: 'D3', landscape: 'E3' } as const;
  const built = (mine: object = {}, other: object = {}) =>
    withLandscapes('nomads', { ...camp, ...mine }, { turn: 1 }, { dwellings: 'E2', ...other });

  it('needs a trading post, and comes with a transformation or a sandstorm', () => {
    const none = withLandscapes('nomads', { dwellings: 'D3' });
    none.play('0 transform E3 desert short');
    expect(none.refusal('0 landscape E3')).toBe('landscape-needs');
    const storm = withLandscapes('nomads', { tradingPosts: 'E8', stronghold: 'D3' });
    storm.play('0 special ACTN', '0 transform E3 desert short', '0 landscape E3');
    expect(storm.state.landscape(0)).toBe(storm.hex('E3'));
  });

  it('lets its owner take a coin instead of power, for no points', () => {
    const table = built().play('1 upgrade E2 trading-post');
    expect(table.asked()).toEqual(['refuse-power', 'take-coin', 'take-power']);
    const power = table.branch().play('0 take-power p2 1');
    expect(power.told(0)).toEqual(['+1 power neighbour']);
    table.play('0 take-coin p2 1');
    expect(table.told(0)).toEqual(['+1 coins landscape']);
    expect(table.happened('power-refused')).toHaveLength(1);
  });

  it('one choice for all that lies beside what was built', () => {
    const table = built({ dwellings: 'D2', vp: 20 }).play('1 upgrade E2 trading-post');
    expect(table.legal(0)).toEqual(['take-power p2 2', 'take-coin p2 2', 'refuse-power p2 2']);
    expect(table.play('0 take-coin p2 2').told(0)).toEqual(['+1 coins landscape']);
  });

  it('offers the coin to full bowls too, and nothing else', () => {
    const full = { power: '0/0/12' };
    const table = built(full).play('1 upgrade E2 trading-post');
    expect(table.asked()).toEqual(['refuse-power', 'take-coin']);
    expect(table.refusal('0 take-power p2 1')).toBe('no-such-offer');
    expect(table.play('0 take-coin p2 1').coins(0)).toBe(31);
  });

  it('offers none away from the camp', () => {
    const away = withLandscapes('nomads', camp, { turn: 1 }, { dwellings: 'C1' });
    away.play('1 upgrade C1 trading-post');
    expect(away.refusal('0 take-coin p2 2')).toBe('no-coin-offered');
  });

  it('is not given away by a standing order', () => {
    const never = { orders: { 'power-offers': 'never' } } as const;
    const table = built(never).play('1 upgrade E2 trading-post');
    expect(table.asked()).toContain('take-coin');
    const away = withLandscapes(
      'nomads',
      { tradingPosts: 'D3', ...never },
      { turn: 1 },
      {
        dwellings: 'D2',
      },
    );
    expect(away.play('1 upgrade D2 trading-post').deciders()).not.toContain(0);
  });

  it('counts as refusing for Cultists; with full bowls as nobody who could take', () => {
    const other = { faction: 'cultists', power: '6/6/0' } as const;
    const table = built({}, other).play('1 upgrade E2 trading-post', '0 take-coin p2 1');
    expect(table.told(1)).toContain('+1 power ability');
    const full = built({ power: '0/0/12' }, other);
    full.play('1 upgrade E2 trading-post', '0 take-coin p2 1');
    expect(full.told(1)).not.toContain('+1 power ability');
    const japanese = withLandscapes(
      'nomads',
      { ...camp, power: '0/0/12' },
      { turn: 1, rulings: { cultists: 'japanese' } },
      { dwellings: 'E2', ...other },
    );
    japanese.play('1 upgrade E2 trading-post', '0 take-coin p2 1');
    expect(japanese.told(1)).toContain('+1 power ability');
  });

  it('works where answers may come late', () => {
    const table = withLandscapes(
      'nomads',
      camp,
      { turn: 1, options: { rules: 'snellman' } },
      { dwellings: 'E2' },
    );
    table.play('1 upgrade E2 trading-post');
    expect(table.refusal('0 take-coin p2 3')).toBe('no-such-offer');
    expect(table.play('0 take-coin p2 1').told(0)).toEqual(['+1 coins landscape']);
  });
});
