import { describe, expect, it } from 'vitest';
import { withLandscapes } from '../landscape-table.ts';

describe('the Auren’s Grove of Serenity', () => {
  it('4 points for space 10 of a cult', () => {
    const mine = { dwellings: 'E6', cults: { air: 8 }, keys: 1, priests: 1 } as const;
    const without = withLandscapes('auren', mine).play('0 priest air 2');
    expect(without.total(0, 'vp')).toBe(0);
    const table = withLandscapes('auren', { ...mine, landscape: 'E5' }).play('0 priest air 2');
    expect(table.total(0, 'vp', 'landscape')).toBe(4);
  });
});
