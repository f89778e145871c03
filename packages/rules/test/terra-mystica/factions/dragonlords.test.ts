import { describe, expect, it } from 'vitest';
import { withLandscapes } from '../landscape-table.ts';

describe('the Dragonlords’ Lava Pool', () => {
  it('needs the sanctuary, then a token each round', () => {
    const none = withLandscapes('dragonlords', { home: 'plains', dwellings: 'E6' });
    none.play('0 erupt E5 1/0/0');
    expect(none.refusal('0 landscape E5')).toBe('landscape-needs');
    const table = withLandscapes('dragonlords', { home: 'plains', sanctuary: 'E6' });
    table.play('0 erupt E5 1/0/0').play('0 landscape E5');
    expect(table.happened('tokens')).toEqual([]);
    const tokens = () => table.happened('tokens').filter(({ cause }) => cause === 'landscape');
    table.passAll();
    expect(tokens()).toMatchObject([{ seat: 0, bowls: [0, 0, 1] }]);
    table.passAll();
    expect(tokens()).toMatchObject([{ seat: 0, bowls: [0, 0, 1] }]);
  });
});
