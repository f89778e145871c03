import { describe, expect, it } from 'vitest';
import { withLandscapes } from '../landscape-table.ts';
import { position } from '../rule-table.ts';

/** A stronghold on F1, at the side of two dwellings and a trading post, founds a town. */
describe('the Dragonlords’ stronghold that founds a town', () => {
  const founding = (power: string, options: object = {}) =>
    position({
      players: [
        {
          faction: 'dragonlords',
          home: 'plains',
          tradingPosts: 'F1 F2',
          dwellings: 'E1 E2',
          power,
        },
        { faction: 'witches' },
        { faction: 'engineers' },
        { faction: 'mermaids' },
        { faction: 'nomads' },
      ],
      options,
    }).play('0 upgrade F1 stronghold');

  it('lets its owner choose whether tokens or tile come first', () => {
    const table = founding('0/5/3');
    expect(table.asked()).toEqual(['tokens-first', 'town']);
    const tile = table.branch().play('0 town TW4');
    expect(tile.power(0)).toBe('5/0/8');
    const tokens = table.branch().play('0 tokens-first');
    expect(tokens.power(0)).toBe('5/5/3');
    expect(tokens.asked()).toEqual(['town']);
    tokens.play('0 town TW4');
    expect(tokens.power(0)).toBe('0/7/6');
    expect(tokens.refusal('0 tokens-first')).toBe('not-now');
  });

  it('gives the tokens at once where neighbours answer later', () => {
    const table = founding('0/0/0', { rules: 'snellman' });
    expect(table.power(0)).toBe('5/0/0');
    expect(table.asked()).not.toContain('tokens-first');
    table.play('0 town TW4');
    expect(table.power(0)).toBe('0/2/3');
  });

  it('gives them at once, too, without a town', () => {
    const table = position({
      players: [
        { faction: 'dragonlords', home: 'plains', tradingPosts: 'E6', power: '0/0/0' },
        { faction: 'witches' },
      ],
    }).play('0 upgrade E6 stronghold');
    expect(table.power(0)).toBe('2/0/0');
  });
});

describe('the Dragonlords’ Lava Pool', () => {
  it('needs the sanctuary, then a token each round', () => {
    const none = withLandscapes('dragonlords', { home: 'plains', dwellings: 'E6' });
    none.play('0 erupt E5 1/0/0');
    expect(none.refusal('0 landscape E5')).toBe('landscape-needs');
    const table = withLandscapes('dragonlords', { home: 'plains', sanctuary: 'E6' });
    table.play('0 erupt E5 1/0/0').play('0 landscape E5');
    expect(table.happened('tokens')).toEqual([]);
    const tokens = () => table.happened('tokens').filter(({ cause }) => cause === 'landscape');
    table.passAll();
    expect(tokens()).toMatchObject([{ seat: 0, bowls: [0, 0, 1] }]);
    table.passAll();
    expect(tokens()).toMatchObject([{ seat: 0, bowls: [0, 0, 1] }]);
  });
});
