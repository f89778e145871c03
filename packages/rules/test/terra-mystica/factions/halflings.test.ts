import { describe, expect, it } from 'vitest';
import { FREE_SPADES, withLandscapes } from '../landscape-table.ts';

describe('the Halflings’ Excavator', () => {
  const lies = { stronghold: 'E5', landscape: 'E6' } as const;

  it('needs the stronghold', () => {
    const none = withLandscapes('halflings', { dwellings: 'E6' });
    none.play('0 transform E5 plains short');
    expect(none.refusal('0 landscape E5')).toBe('landscape-needs');
  });

  it('saves a spade beside it if its owner likes; what is saved scores nothing', () => {
    const table = withLandscapes('halflings', lies, { tile: 'SCORE1' });
    expect(table.branch().play('0 transform E7 plains short').told(0)).toEqual([
      '-9 workers spade',
      '+6 vp round-tile',
      '+3 vp ability',
    ]);
    table.play('0 transform E7 plains short-saved');
    expect(table.told(0)).toEqual(['-6 workers spade', '+4 vp round-tile', '+2 vp ability']);
    expect(table.terrain('E7')).toBe('plains');
  });

  it('but at least one is used, and only directly adjacent to it', () => {
    const table = withLandscapes('halflings', lies, { terrain: { swamp: 'E7', lakes: 'E4' } });
    expect(table.refusal('0 transform E7 plains short-saved')).toBe('no-spade-saved');
    expect(table.refusal('0 transform E4 plains short-saved')).toBe('no-spade-saved');
    const none = withLandscapes('halflings', { stronghold: 'E6' });
    expect(none.refusal('0 transform E7 plains short-saved')).toBe('no-spade-saved');
  });

  it('lets free spades go farther, also those of the cult reward', () => {
    const free = withLandscapes('halflings', { ...lies, ...FREE_SPADES });
    free.play('0 power ACT6', '0 transform E7 plains short-saved');
    expect(free.told(0).filter((line) => line.includes('workers'))).toEqual([]);
    const reward = withLandscapes(
      'halflings',
      { ...lies, cults: { earth: 8 } },
      { tile: 'SCORE2' },
    ).passAll();
    expect(reward.refusal('0 transform E7 plains short')).toBe('too-many-spades');
    expect(reward.play('0 transform E7 plains short-saved').terrain('E7')).toBe('plains');
  });

  it('has no words at tables without it', () => {
    const table = withLandscapes('cultists', { dwellings: 'E6' });
    expect(() => table.refusal('0 transform E7 plains short-saved')).toThrow('short-saved');
  });
});
