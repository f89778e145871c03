import { describe, expect, it } from 'vitest';
import { withLandscapes } from '../landscape-table.ts';

describe('the Cultists’ Palace of the Cults', () => {
  it('ahead of others with as many steps at the end', () => {
    const other = { dwellings: 'A1', cults: { fire: 3, air: 1 } };
    const mine = { dwellings: 'E6', cults: { fire: 3, earth: 0 } };
    const scores = (landscape?: string) => {
      const lies = landscape === undefined ? mine : { ...mine, landscape };
      const table = withLandscapes('cultists', lies, { round: 6 }, other).passAll();
      while (table.deciders().length > 0) table.play(`${table.deciders()[0]} end`);
      return [0, 1].map((seat) => [
        table.total(seat, 'vp', 'final-fire'),
        table.total(seat, 'vp', 'final-water'),
        table.total(seat, 'vp', 'final-air'),
      ]);
    };
    expect(scores()).toEqual([
      [6, 0, 0],
      [6, 0, 8],
    ]);
    expect(scores('E5')).toEqual([
      [8, 0, 0],
      [4, 0, 8],
    ]);
  });
});
