import { describe, expect, it } from 'vitest';
import { withLandscapes } from '../landscape-table.ts';

describe('the Shapeshifters’ Ghost Polestar', () => {
  const laid = () =>
    withLandscapes('shapeshifters', { home: 'plains', dwellings: 'E6' }, { passed: [1] }).play(
      '0 transform E5 plains short',
      '0 landscape E5',
    );

  it('changes the home terrain once, for nothing: at once', () => {
    const table = laid();
    expect(table.asked()).toEqual(['colour', 'decline']);
    expect(table.refusal('0 colour mountains')).toBe('terrain-taken');
    table.play('0 colour lakes');
    expect(table.told(0)).toEqual([]);
    expect([table.terrain('E6'), table.terrain('E5')]).toEqual(['lakes', 'lakes']);
    table.play('0 end');
    expect(table.refusal('0 special STAR')).toBe('special-used');
  });

  it('or later as an action, without the stronghold', () => {
    const table = laid().play('0 decline', '0 end');
    table.play('0 special STAR');
    expect(table.asked()).toEqual(['colour']);
    table.play('0 colour desert', '0 end');
    expect(table.terrain('E5')).toBe('desert');
    expect(table.refusal('0 special STAR')).toBe('special-used');
    expect(table.state.landscapeMemo(0)).toBe(1);
  });

  it('is theirs only once it lies; brings no points of the first printing', () => {
    const without = withLandscapes('shapeshifters', { home: 'plains', dwellings: 'E6' });
    expect(without.refusal('0 special STAR')).toBe('special-not-yours');
    const first = withLandscapes(
      'shapeshifters',
      { home: 'plains', dwellings: 'E6', landscape: 'E5' },
      { rulings: { fireIceRules: '2014' } },
    );
    expect(first.play('0 special STAR', '0 colour lakes').told(0)).toEqual([]);
  });

  it('is declined before a token that falls due meanwhile', () => {
    const table = withLandscapes(
      'shapeshifters',
      { home: 'plains', dwellings: 'E6' },
      { options: { rules: 'snellman' } },
      { dwellings: 'E4' },
    );
    table.play('0 transform E5 plains short', '0 landscape E5', '1 take-power p1 1');
    expect(table.legal(0).filter((text) => text === 'decline')).toHaveLength(1);
    expect(table.play('0 decline').asked()).toContain('buy-token');
    expect(table.state.oweTokens(0)).toBe(1);
  });
});
