import { describe, expect, it } from 'vitest';
import { withFan } from './fan-table.ts';

describe('Wisps', () => {
  const upgraded = (rest: object = {}, mine: object = {}) =>
    withFan('wisps', { dwellings: 'E6', ...mine }, { tile: 'SCORE1', ...rest });

  it('[8.1] a trading post brings a spade on a hex beside it, which scores', () => {
    const table = upgraded().play('0 upgrade E6 trading-post');
    expect(table.legal(0, 'ability')).toEqual(
      ['D4 desert', 'D4 mountains', 'E5 lakes', 'E5 plains', 'E7 forest', 'E7 wasteland']
        .concat(['F3 plains', 'F3 wasteland', 'F4 lakes', 'F4 mountains'])
        .map((each) => `wisp-spade ${each}`),
    );
    table.play('0 ability wisp-spade E5 lakes');
    expect(table.told(0)).toEqual(['+2 vp round-tile']);
    expect(table.happened('transformed')).toMatchObject([{ hex: 'E5', spades: 1, bought: 0 }]);
    expect([table.terrain('E5'), table.asked()]).toEqual(['lakes', ['convert', 'end']]);
  });

  it('[8.1] nothing is built there in this action, but in a later one', () => {
    const table = upgraded({ passed: [1] }).play('0 upgrade E6 trading-post');
    table.play('0 ability wisp-spade E5 lakes');
    expect(table.refusal('0 build E5')).toBe('action-already-taken');
    table.play('0 end');
    expect(table.refusal('0 build E5')).toBe('');
  });

  it('[8.1] the spade reaches what is directly adjacent, also over a bridge; no farther', () => {
    const table = upgraded({}, { bridges: 'C2-D4', dwellings: 'D4' });
    table.play('0 upgrade D4 trading-post');
    expect(table.refusal('0 ability wisp-spade F4 lakes')).toBe('ability-impossible');
    expect(table.refusal('0 ability wisp-spade E6 swamp')).toBe('');
    expect(table.refusal('0 ability wisp-spade E6 wasteland')).toBe('ability-impossible');
    expect(table.refusal('0 ability wisp-spade C2 forest')).toBe('');
    expect(table.refusal('0 ability wisp-spade r9 forest')).toBe('not-land');
    expect(table.refusal('0 ability wisp-spade D4 forest')).toBe('not-empty');
    expect(table.refusal('0 ability wisp-dwelling C2 -')).toBe('ability-impossible');
  });

  it('[8.1] lakes may be changed away; the spade may be declined', () => {
    const table = upgraded({ terrain: { lakes: 'E5' } }).play('0 upgrade E6 trading-post');
    const other = table.branch().play('0 ability wisp-spade E5 forest');
    expect(other.terrain('E5')).toBe('forest');
    table.play('0 decline');
    expect([table.terrain('E5'), table.told(0)]).toEqual(['lakes', []]);
  });

  it('[8.1] neither ice nor volcano is transformed', () => {
    const table = upgraded({ terrain: { ice: 'E5', volcano: 'F4' } });
    table.play('0 upgrade E6 trading-post');
    for (const hex of ['E5', 'F4']) {
      expect(table.refusal(`0 ability wisp-spade ${hex} swamp`)).toBe('terrain-for-good');
    }
  });

  const fort = (mine: object = {}, rest: object = {}, other: object = {}) =>
    withFan('wisps', { tradingPosts: 'E6', ...mine }, { tile: 'SCORE3', ...rest }, other);

  it('[8.2] the stronghold brings 7 points and a dwelling on any empty lakes hex', () => {
    const table = fort({ favours: 'FAV11' }, {}, { dwellings: 'H5' });
    table.play('0 upgrade E6 stronghold');
    expect(table.told(0)).toContain('+7 vp stronghold');
    expect(table.legal(0, 'ability')).toEqual(
      ['A11', 'A4', 'D2', 'D5', 'E11', 'E4', 'G6', 'H2', 'H4', 'I10', 'I4'].map(
        (hex) => `wisp-dwelling ${hex} -`,
      ),
    );
    expect(table.refusal('0 ability wisp-dwelling E5 -')).toBe('wrong-terrain');
    table.play('0 ability wisp-dwelling H4 -');
    expect(table.told(0)).toEqual(['+2 vp round-tile', '+2 vp favour-tile']);
    expect(table.happened('power-offered')).toMatchObject([{ seat: 1, from: 0, amount: 1 }]);
  });

  it('[8.2] only the points without a dwelling left, and where it is declined', () => {
    const none = fort({ dwellings: 'A1 A2 A3 A5 A6 A7 A8 A9' }).play('0 upgrade E6 stronghold');
    expect(none.told(0)).toContain('+7 vp stronghold');
    expect(none.asked()).not.toContain('ability');
    const table = fort().play('0 upgrade E6 stronghold', '0 decline');
    expect(table.state.onMap(0, 1)).toBe(0);
  });

  it('[8.2] the dwelling may found a town', () => {
    const table = fort({ tradingPosts: 'E7 E8', dwellings: 'D4' });
    table.play('0 upgrade E8 stronghold', '0 ability wisp-dwelling D5 -');
    expect(table.asked()).toEqual(['town']);
  });
});
