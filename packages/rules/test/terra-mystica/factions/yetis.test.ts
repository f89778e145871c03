import { describe, expect, it } from 'vitest';
import { withLandscapes } from '../landscape-table.ts';

describe('the Yetis’ Frozen Peak', () => {
  it('two new power tokens in bowl III', () => {
    const table = withLandscapes('yetis', { home: 'plains', dwellings: 'E6' });
    table.play('0 transform E5 ice short', '0 landscape E5');
    expect(table.power(0)).toBe('12/0/2');
  });
});
