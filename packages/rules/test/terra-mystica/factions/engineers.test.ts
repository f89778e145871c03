import { describe, expect, it } from 'vitest';
import { withLandscapes } from '../landscape-table.ts';

describe('the Engineers’ Bridge Tower', () => {
  const tower = (mine: object = {}, rest: object = {}, other: object = {}) =>
    withLandscapes(
      'engineers',
      { dwellings: 'E7', landscape: 'E6', ...mine },
      { passed: [1], ...rest },
      other,
    );

  it('carries bridges over the border of two hexes, in the ways of bridges', () => {
    const table = tower().play('0 special ACTE');
    expect(table.legal(0, 'land-bridge')).toEqual(['D5', 'G2']);
    expect(table.refusal('0 land-bridge E8')).toBe('no-corner');
    expect(table.refusal('0 land-bridge r9')).toBe('no-corner');
    table.play('0 land-bridge G2');
    expect(table.happened('land-bridge')).toEqual([{ type: 'land-bridge', seat: 0, to: 'G2' }]);
    expect([table.state.bridgesLeft(0), table.reach(0).includes('G2')]).toEqual([2, true]);
    table.play('0 end', '0 special ACTE');
    expect(table.refusal('0 land-bridge G2')).toBe('bridge-place-taken');
    const power = tower({ power: '0/0/12' }).play('0 power ACT1', '0 land-bridge D5');
    expect(power.state.bridgesLeft(0)).toBe(2);
  });

  it('needs to lie, and bridges left', () => {
    const without = withLandscapes('engineers', { dwellings: 'E8 E6' }).play('0 special ACTE');
    expect(without.refusal('0 land-bridge G2')).toBe('no-land-bridges');
    expect(tower({ bridgesLeft: 0 }).refusal('0 special ACTE')).toBe('special-without-effect');
  });

  it('makes its ends neighbours, for everybody, and leaves those beside it neighbours', () => {
    const table = tower({}, { passed: [] }, { dwellings: 'G2 E3' });
    table.play('0 special ACTE', '0 land-bridge G2', '0 end', '1 upgrade G2 trading-post');
    expect(table.happened('power-offered')).toMatchObject([{ seat: 0, from: 1, amount: 1 }]);
    const { tradingPost } = table.state.table.factions[table.state.faction(1)];
    expect(table.total(1, 'coins')).toBe(-tradingPost.coins);
    const cut = tower({}, { passed: [] }, { dwellings: 'F4' });
    cut.play('0 special ACTE', '0 land-bridge D5', '0 end', '1 upgrade F4 trading-post');
    expect(cut.happened('power-offered')).toMatchObject([{ seat: 0, from: 1, amount: 2 }]);
  });

  it('founds towns', () => {
    const parts = { stronghold: 'G2', tradingPosts: 'E7 E8', dwellings: '' };
    const table = tower(parts).play('0 special ACTE', '0 land-bridge G2');
    expect(table.asked()).toEqual(['town']);
  });

  it('scores as bridges do with the stronghold, when both ends are built on', () => {
    const table = tower({ stronghold: 'D5', dwellings: 'E7' });
    table.play('0 special ACTE', '0 land-bridge D5', '0 end');
    table.play('0 special ACTE', '0 land-bridge G2', '0 end', '0 pass BON1');
    expect(table.total(0, 'vp', 'stronghold')).toBe(3);
  });

  it('survives a saved game; corners without an end do not', () => {
    const table = tower().play('0 special ACTE', '0 land-bridge G2');
    const { game, state } = table;
    const json = JSON.parse(JSON.stringify(game.toJson(state)));
    const again = game.fromJson(json);
    expect(again.ok && game.difference(state, again.value)).toEqual([]);
    state.setLandscapeMemo(0, 1 << 3);
    expect(game.fromJson(JSON.parse(JSON.stringify(game.toJson(state)))).ok).toBe(false);
  });
});
