import { describe, expect, it } from 'vitest';
import { withLandscapes } from '../landscape-table.ts';

describe('the Fakirs’ Flying School', () => {
  it('2 coins for a flight, not for the one before it', () => {
    const mine = { dwellings: 'E6', priests: 2 };
    const terrain = { desert: 'E8', plains: 'E4' };
    const table = withLandscapes('fakirs', mine, { terrain });
    table.play('0 skip-transform E4 desert short', '0 landscape E4');
    expect(table.total(0, 'coins')).toBe(0);
    const later = withLandscapes('fakirs', { ...mine, landscape: 'E4' }, { terrain });
    expect(later.play('0 skip-build E8').total(0, 'coins', 'landscape')).toBe(2);
  });
});
