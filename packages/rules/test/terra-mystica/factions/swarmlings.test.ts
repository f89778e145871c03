import { describe, expect, it } from 'vitest';
import { withLandscapes } from '../landscape-table.ts';

describe('the Swarmlings’ Breeding Ground', () => {
  const town = {
    stronghold: 'E6',
    sanctuary: 'E7',
    temples: 'D4 F4',
    tradingPosts: 'F3',
    landscape: 'E5',
    inTown: 'E6 E7 D4 F4 F3 E5',
  } as const;
  const LAKES = { terrain: { lakes: 'E8 E5' } } as const;
  const rest = { tile: 'SCORE2', ...LAKES } as const;

  it('needs the sanctuary', () => {
    const none = withLandscapes('swarmlings', { dwellings: 'E4' });
    none.play('0 transform E5 lakes short');
    expect(none.refusal('0 landscape E5')).toBe('landscape-needs');
  });

  it('gives its town another tile at power 14, which founds no town', () => {
    const table = withLandscapes('swarmlings', town, rest).play('0 build E8');
    expect(table.asked()).toEqual(['town']);
    table.play('0 town TW1');
    expect(table.happened('town')).toMatchObject([{ grown: 2, hex: 'E5' }]);
    expect(table.told(0)).toEqual(['+5 vp town-tile', '+1 keys town-tile', '+6 coins town-tile']);
    expect(table.state.landscapeMemo(0)).toBe(1);
    expect(table.asked()).not.toContain('town');
  });

  it('founds one by the other reading', () => {
    const founds = { ...rest, rulings: { townGrowth: 'founds' } } as const;
    const table = withLandscapes('swarmlings', town, founds).play('0 build E8', '0 town TW1');
    expect(table.told(0)).toContain('+3 workers ability');
    expect(table.total(0, 'vp', 'round-tile')).toBe(5);
  });

  it('gives several at once, up to a fourth', () => {
    const big = { ...town, dwellings: 'F5 F6' };
    const table = withLandscapes('swarmlings', { ...big, favours: 'FAV5' }, rest);
    table.play('0 build E8', '0 town TW1');
    expect(table.state.landscapeMemo(0)).toBe(1);
    const far = withLandscapes(
      'swarmlings',
      { ...town, tradingPosts: 'F3 D5 C2 E8', favours: 'FAV5', inTown: `${town.inTown} D5 E8` },
      { ...rest, terrain: { lakes: 'E4 E5' } },
    );
    far.play('0 build E4', '0 town TW1');
    expect(far.asked()).toEqual(['town']);
    far.play('0 town TW2');
    expect(far.state.landscapeMemo(0)).toBe(2);
    expect(far.asked()).not.toContain('town');
  });

  it('at once when it is laid into a great town, or founds one', () => {
    const { landscape: _, ...open } = town;
    const table = withLandscapes(
      'swarmlings',
      { ...open, dwellings: 'E8', inTown: 'E6 E7 D4 F4 F3 E8' },
      { terrain: { lakes: 'E8' } },
    );
    table.play('0 transform E5 lakes short', '0 landscape E5');
    expect(table.asked()).toEqual(['town']);
    expect(table.play('0 town TW1').happened('town')).toMatchObject([{ grown: 2 }]);
    const founded = withLandscapes('swarmlings', { ...town, inTown: '' }, rest);
    founded.play('0 build E8', '0 town TW1');
    expect(founded.happened('town')[0].grown).toBeUndefined();
    expect(founded.play('0 town TW2').happened('town')).toMatchObject([{ grown: 2 }]);
  });

  it('at once when the favour tile lowers what it takes', () => {
    const table = withLandscapes('swarmlings', { ...town, tradingPosts: 'F3 C4' }, rest);
    table.play('0 upgrade C4 temple', '0 favour FAV5');
    expect(table.asked()).toEqual(['town']);
  });

  it('gives one of those that are left', () => {
    const left = { ...rest, townsLeft: { TW1: 1, TW2: 1 } };
    const table = withLandscapes('swarmlings', town, left).play('0 build E8');
    expect(table.refusal('0 town TW3')).toBe('town-tile-not-left');
    expect(table.legal(0, 'town')).toEqual(['TW1', 'TW2']);
  });

  it('gives none when the supply is empty', () => {
    const empty = { ...rest, townsLeft: {} };
    const table = withLandscapes('swarmlings', town, empty).play('0 build E8');
    expect(table.state.landscapeMemo(0)).toBe(0);
    expect(table.asked()).not.toContain('town');
  });
});
