import { describe, expect, it } from 'vitest';
import { withLandscapes } from '../landscape-table.ts';
import { position } from '../rule-table.ts';

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

describe('Riverwalkers who have left', () => {
  const income = (rulesVersion: string, rules: string) =>
    position({
      players: [
        { faction: 'riverwalkers', home: 'lakes', temples: 'D5', locked: 'plains' },
        { faction: 'engineers', dwellings: 'E7' },
        { faction: 'witches', dwellings: 'F4' },
      ],
      options: { rules, rulesVersion, dropping: true },
    })
      .play('0 drop')
      .passAll();

  it('are not asked where a priest of the income goes, and lose it', () => {
    for (const rules of ['standard', 'snellman']) {
      const table = income('2026-11-28', rules);
      expect(table.state.round()).toBe(2);
      expect([table.priests(0), table.told(0)]).toEqual([
        0,
        expect.arrayContaining(['lost 1 priests']),
      ]);
    }
  });

  it('took it in hand until 2026-11-28', () => {
    expect(income('2026-11-22', 'snellman').priests(0)).toBe(1);
  });
});
