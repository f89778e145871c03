import { describe, expect, it } from 'vitest';
import { withLandscapes } from '../landscape-table.ts';

describe('the Ice Maidens’ Winterfall', () => {
  const maidens = (rulings: object = {}) =>
    withLandscapes(
      'ice-maidens',
      { home: 'plains', tradingPosts: 'E6', landscape: 'F3', coins: 40 },
      { tile: 'SCORE1', rulings },
    ).play('0 upgrade E6 temple', '0 favour FAV9');

  it('gives a spade for each temple, to be used at once and for nothing but transforming', () => {
    const table = maidens();
    expect(table.asked()).toEqual(['decline', 'transform']);
    expect(table.refusal('0 transform E7 ice short')).toBe('too-many-spades');
    table.play('0 transform E5 ice short');
    expect(table.told(0)).toEqual(['+2 vp round-tile']);
    expect(table.asked()).not.toContain('build');
    expect(maidens().play('0 decline').told(0)).toEqual(['lost 1 spades']);
  });

  it('none for other buildings', () => {
    const table = withLandscapes('ice-maidens', {
      home: 'plains',
      dwellings: 'E6',
      landscape: 'F3',
    });
    expect(table.play('0 upgrade E6 trading-post').happened('spades')).toEqual([]);
  });

  it('a spade like any other by the other reading', () => {
    const table = maidens({ winterfall: 'transform-and-build' });
    table.play('0 transform E7 ice short');
    expect(table.told(0)).toContain('-6 workers spade');
    expect(table.asked()).toEqual(['build', 'decline']);
  });
});
