import { describe, expect, it } from 'vitest';
import { withLandscapes } from '../landscape-table.ts';

describe('the Riverwalkers’ Floating Castle', () => {
  const walkers = (mine: object = {}) =>
    withLandscapes('riverwalkers', { home: 'lakes', dwellings: 'D5', priests: 1, ...mine });

  it('takes a priest and an empty river hex beside an own structure', () => {
    const table = walkers();
    expect(table.refusal('0 landscape r2')).toBe('not-beside-own-building');
    const before = table.reach(0);
    table.play('0 landscape r10');
    expect(table.told(0)).toEqual(['-1 priests landscape']);
    expect(table.reach(0).length).toBeGreaterThan(before.length);
    expect(walkers({ priests: 0 }).refusal('0 landscape r16')).toBe('not-enough-priests');
  });

  it('is an action and stands like any structure', () => {
    const table = withLandscapes(
      'riverwalkers',
      { home: 'lakes', dwellings: 'D5', priests: 1 },
      {},
      { dwellings: 'E8' },
    );
    table.play('0 landscape r16');
    expect(table.happened('power-offered')).toMatchObject([{ seat: 1, amount: 1 }]);
    expect(table.refusal('1 landscape r16')).not.toBe('');
  });
});
