import { describe, expect, it } from 'vitest';
import { FREE_SPADES, withLandscapes } from '../landscape-table.ts';

describe('the Dwarves’ Great Tunnel', () => {
  it('begins tunnels that skip two hexes; others skip one', () => {
    const without = withLandscapes('dwarves', { dwellings: 'E7 E6' });
    expect(without.refusal('0 skip-transform E3 mountains short')).toBe('not-in-range');
    const table = withLandscapes('dwarves', { dwellings: 'E7', landscape: 'E6' });
    expect(table.refusal('0 skip-transform E2 mountains short')).toBe('not-in-range');
    table.play('0 skip-transform E3 mountains short');
    expect(table.told(0)).toEqual(['-2 workers skip', '+4 vp skip', '-3 workers spade']);
  });

  it('lets spades of the cult reward tunnel for nothing, from anywhere', () => {
    const lies = { dwellings: 'E7 A2', landscape: 'E6', cults: { earth: 8 } };
    const rest = { tile: 'SCORE2', terrain: { wasteland: 'A4 E3' } } as const;
    const table = withLandscapes('dwarves', lies, rest).passAll();
    table.play('0 skip-transform A4 mountains short');
    expect(table.told(0)).toEqual(['+4 vp skip']);
    table.play('0 skip-transform E3 mountains short');
    expect(table.terrain('E3')).toBe('mountains');
    const without = withLandscapes('dwarves', { ...lies, landscape: '' }, rest).passAll();
    expect(without.refusal('0 skip-transform A4 mountains short')).toBe('skipped-already');
  });

  it('joins what it reaches in the final scoring', () => {
    const network = (landscape: string, dwellings: string) => {
      const table = withLandscapes('dwarves', { landscape, dwellings }, { round: 6 }).passAll();
      while (table.deciders().length > 0) table.play(`${table.deciders()[0]} end`);
      return table.happened('measured').find(({ seat }) => seat === 0)?.value;
    };
    expect(network('E6', 'E7 E3')).toBe(3);
    expect(network('', 'E7 E6 E3')).toBe(2);
    expect(network('E7', 'E6 E3')).toBe(2);
  });

  it('that was laid in this action begins no tunnel', () => {
    const table = withLandscapes('dwarves', { dwellings: 'E7', ...FREE_SPADES });
    table.play('0 power ACT6', '0 transform D4 mountains short');
    expect(table.asked()).toContain('landscape');
    table.play('0 landscape D4');
    expect(table.refusal('0 skip-transform E4 mountains short')).toBe('not-in-range');
    const later = withLandscapes('dwarves', { dwellings: 'E7', landscape: 'D4' });
    expect(later.refusal('0 skip-transform E4 mountains short')).toBe('');
  });
});
