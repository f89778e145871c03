import { describe, expect, it } from 'vitest';
import { withFan } from './fan-table.ts';

describe('Snow Shamans', () => {
  const own = (mine: object = {}, rest: object = {}, other: object = {}) =>
    withFan(
      'snow-shamans',
      { home: 'forest', dwellings: 'F4', ...mine },
      { passed: [1], ...rest },
      other,
    );

  it('[18.1] choose a start terrain, build on ice, transform to it', () => {
    const table = own().play('0 transform E6 ice short', '0 build E6');
    expect([table.terrain('E6'), table.on('E6')]).toEqual(['ice', '0 dwelling']);
    expect(own({}, { terrain: { forest: 'E6' } }).legal(0, 'transform')).toContain('E6 ice short');
  });

  it('[18.2] never buy steps on tracks', () => {
    const table = own({ priests: 5, coins: 50 });
    expect(table.refusal('0 advance-shipping')).toBe('track-not-bought');
    expect(table.refusal('0 advance-exchange')).toBe('track-not-bought');
  });

  it('[18.2] the step of a town tile is made and scored as printed', () => {
    const parts = { dwellings: 'F4 E6', tradingPosts: 'E7', stronghold: '' } as const;
    const options = { miniTownTiles: true } as const;
    const rest = { terrain: { ice: 'D4 E5' }, options } as const;
    const table = own({ ...parts, sanctuary: 'E8', favours: 'FAV5' }, rest).play('0 build D4');
    table.play('0 town TW7');
    expect(table.state.shipping(0)).toBe(1);
    expect(table.told(0)).toContain('+2 vp shipping');
  });

  it('[18.3] make a step without points when they pass, in the last round too', () => {
    for (const round of [1, 6]) {
      const table = own({}, { round }).play(round === 6 ? '0 pass none' : '0 pass BON1');
      expect(table.legal(0)).toEqual([
        'decline',
        'ability shaman-step shipping -',
        'ability shaman-step exchange -',
      ]);
      const other = table.branch().play('0 ability shaman-step exchange -');
      expect([other.state.exchange(0), other.total(0, 'vp', 'exchange')]).toEqual([1, 0]);
      table.play('0 ability shaman-step shipping -');
      expect([table.state.shipping(0), table.total(0, 'vp', 'shipping')]).toEqual([1, 0]);
    }
  });

  it('[18.3] may leave it; a track that has ended is not offered', () => {
    const table = own({ shipping: 3 }).play('0 pass BON1');
    expect(table.refusal('0 ability shaman-step shipping -')).toBe('track-ended');
    expect(table.refusal('0 ability shaman-dwelling E5 -')).toBe('ability-impossible');
    table.play('0 decline');
    expect(table.state.exchange(0)).toBe(0);
    const full = own({ shipping: 3, exchange: 2 }).play('0 pass BON1');
    expect(full.asked()).not.toContain('ability');
  });

  it('[18.3] a card that counts shipping counts the level of before', () => {
    const options = { miniBonusCard: true } as const;
    const table = own({ card: 'BON10', shipping: 1 }, { options, beside: 'BON1 BON2 BON4' });
    table.play('0 pass BON1', '0 ability shaman-step shipping -');
    expect(table.total(0, 'vp', 'bonus-card')).toBe(3);
  });

  const ice = (empty: string, mine: object = {}, rest: object = {}, other: object = {}) =>
    own(
      { dwellings: 'F4', tradingPosts: 'E6', ...mine },
      { terrain: { ice: empty }, ...rest },
      other,
    ).play('0 upgrade E6 stronghold');

  it('[18.4] the stronghold brings a dwelling to each group of ice with an empty hex', () => {
    // E5 touches E6; D3 and H3 stand alone; I5 and I6 are a group.
    const table = ice('E5 D3 I5 I6');
    expect(table.legal(0, 'ability')).toEqual(
      ['D3', 'E5', 'I5', 'I6'].map((hex) => `shaman-dwelling ${hex} -`),
    );
    table.play('0 ability shaman-dwelling I6 -');
    expect(table.refusal('0 ability shaman-dwelling I5 -')).toBe('ability-impossible');
    expect(table.refusal('0 ability shaman-dwelling I6 -')).toBe('not-empty');
    expect(table.refusal('0 ability shaman-dwelling E7 -')).toBe('wrong-terrain');
    table.play('0 ability shaman-dwelling E5 -', '0 ability shaman-dwelling D3 -');
    expect(table.told(0)).toEqual([]);
    expect(table.state.onMap(0, 1)).toBe(4);
    expect(table.asked()).toContain('end');
  });

  it('[18.4] full groups have none; any of it may be left', () => {
    const table = ice('H3 I6').play('0 ability shaman-dwelling H3 -', '0 decline');
    expect([table.state.onMap(0, 1), table.asked()]).toEqual([2, ['convert', 'end']]);
    expect(ice('').asked()).not.toContain('ability');
  });

  it('[18.4] as long as there are dwellings', () => {
    const dwellings = 'F4 A1 A2 A3 A5 A6';
    const table = ice('E5 D3 I6', { dwellings });
    table.play('0 ability shaman-dwelling E5 -', '0 ability shaman-dwelling D3 -');
    expect(table.asked()).not.toContain('ability');
  });

  it('[18.4] each is built: it scores, and neighbours answer before the next', () => {
    const table = ice('I6 H3', {}, { tile: 'SCORE3' }, { dwellings: 'I7', power: '5/7/0' });
    table.play('0 ability shaman-dwelling I6 -');
    expect(table.told(0)).toEqual(['+2 vp round-tile']);
    expect([table.deciders(), table.asked()]).toEqual([[1], ['refuse-power', 'take-power']]);
    table.play('1 refuse-power p1 1');
    expect(table.legal(0, 'ability')).toEqual(['shaman-dwelling H3 -']);
  });
});
