import { describe, expect, it } from 'vitest';
import { withLandscapes } from '../landscape-table.ts';

describe('the Alchemists’ Gloomy Workshop', () => {
  const laid = (mine: object = {}) =>
    withLandscapes('alchemists', { stronghold: 'E5', ...mine }).play(
      '0 transform E4 swamp short',
      '0 landscape E4',
    );

  it('needs the stronghold', () => {
    const none = withLandscapes('alchemists', { dwellings: 'E5' });
    none.play('0 transform E4 swamp short');
    expect(none.refusal('0 landscape E4')).toBe('landscape-needs');
  });

  it('brings a step on each track, paid but for the priest', () => {
    const table = laid();
    expect(table.asked()).toEqual(['advance-exchange', 'advance-shipping', 'decline']);
    table.play('0 advance-exchange');
    expect(table.told(0)).toEqual(['-2 workers exchange', '-5 coins exchange', '+6 vp exchange']);
    expect(table.asked()).toEqual(['advance-shipping', 'decline']);
    expect(table.refusal('0 advance-exchange')).toBe('no-track');
    table.play('0 advance-shipping');
    expect(table.told(0)).toEqual(['-4 coins shipping', '+2 vp shipping']);
    expect(table.asked()).not.toContain('advance-shipping');
  });

  it('one of them alone, or none', () => {
    expect(laid().play('0 decline').told(0)).toEqual([]);
    const poor = laid({ coins: 4 });
    expect(poor.refusal('0 advance-exchange')).toBe('not-enough-coins');
    expect(poor.play('0 advance-shipping').asked()).not.toContain('advance-exchange');
    expect(laid({ exchange: 2 }).refusal('0 advance-exchange')).toBe('track-ended');
    expect(laid({ coins: 3 }).asked()).not.toContain('advance-shipping');
  });
  it('waits for conversions where they may come in between', () => {
    const table = withLandscapes(
      'alchemists',
      { stronghold: 'E5', coins: 3 },
      { rulings: { conversions: 'any-time' } },
    ).play('0 transform E4 swamp short', '0 landscape E4');
    expect(table.refusal('0 advance-shipping')).toBe('not-enough-coins');
    table.play('0 convert vp-to-coins 1', '0 advance-shipping');
    expect(table.state.shipping(0)).toBe(1);
  });
});
