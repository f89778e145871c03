import { describe, expect, it } from 'vitest';
import type { Rulings } from '../../../src/terra-mystica/options/options.ts';
import { ROUND_TILES, type RoundTile } from '../../../src/terra-mystica/vocabulary.ts';
import { begin, position } from '../rule-table.ts';

const SEEDS = Array.from({ length: 1200 }, (_, seed) => seed);

/** Round tiles 1 to 6 of many games. */
const drawn = (roundTileDraw: Rulings['roundTileDraw'], miniRoundTile = false): RoundTile[][] =>
  SEEDS.map((seed) =>
    begin({ players: 2, rulings: { roundTileDraw }, miniRoundTile }, seed).roundTiles(),
  );

/** Share of games in which the spade tile is in play. */
const share = (games: readonly RoundTile[][]) =>
  games.filter((tiles) => tiles.includes('SCORE1')).length / games.length;

describe('drawing the round tiles', () => {
  it('[FAQ 1] the spade tile is put aside in rounds 6 and 5, and shuffled back', () => {
    const redrawn = drawn('redraw');
    for (const tiles of redrawn) {
      expect(new Set(tiles).size).toBe(6);
      expect(tiles.slice(4)).not.toContain('SCORE1');
    }
    expect(share(redrawn)).toBeCloseTo(4 / 6, 1);
    const places = [0, 1, 2, 3].map((place) => redrawn.filter((t) => t[place] === 'SCORE1').length);
    for (const count of places) expect(count / SEEDS.length).toBeCloseTo(1 / 6, 1);
    const mini = drawn('redraw', true);
    expect(share(mini)).toBeCloseTo(4 / 7, 1);
    expect(new Set(mini.flat())).toEqual(new Set(ROUND_TILES));
  });

  it('[FAQ 1] where it would have been first, round 6 has the next tile', () => {
    const printed = drawn('first-printing');
    const redrawn = drawn('redraw');
    const first = SEEDS.filter((seed) => printed[seed][5] === 'SCORE1');
    expect(first.length).toBeGreaterThan(50);
    for (const seed of first) expect(redrawn[seed][5]).toBe(printed[seed][4]);
    const back = first.filter((seed) => redrawn[seed].includes('SCORE1')).length;
    expect(back).toBeGreaterThan(0);
    expect(back).toBeLessThan(first.length);
    expect(share(printed)).toBeCloseTo(6 / 8, 1);
  });

  it('[FAQ 2] of six drawn first none is left out', () => {
    const six = drawn('six-first');
    for (const tiles of six) {
      expect(new Set(tiles).size).toBe(6);
      expect(tiles.slice(4)).not.toContain('SCORE1');
    }
    expect(share(six)).toBeCloseTo(6 / 8, 1);
    expect(share(drawn('six-first', true))).toBeCloseTo(6 / 9, 1);
    const printed = drawn('first-printing');
    for (const seed of SEEDS) expect(new Set(six[seed])).toEqual(new Set(printed[seed]));
  });
});

describe('town tiles of the mini expansion', () => {
  const supply = (options: object) => {
    const { state } = begin({ players: 2, ...options });
    return [0, 1, 2, 3, 4, 5, 6, 7].map((tile) => state.townsLeft(tile));
  };

  it('[FAQ 97] fourteen towns instead of ten', () => {
    expect(supply({})).toEqual([2, 2, 2, 2, 2, 0, 0, 0]);
    expect(supply({ miniTownTiles: true })).toEqual([2, 2, 2, 2, 2, 1, 2, 1]);
  });

  it('[FAQ 97] after the last tile no town is founded', () => {
    const table = position({
      players: [
        {
          faction: 'witches',
          dwellings: 'A1 A2 I1 I2',
          tradingPosts: 'A3 A4 I3',
          temples: 'I4',
          coins: 40,
        },
        { faction: 'engineers' },
      ],
      passed: [1],
      options: { miniTownTiles: true },
      townsLeft: { TW7: 1 },
    });
    // There is no choice of the last tile.
    table.play('0 upgrade A1 trading-post');
    expect([table.towns(0), table.asked().includes('town')]).toEqual([['TW7'], false]);
    table.play('0 end', '0 upgrade A3 temple', '0 favour FAV9', '0 end');
    table.play('0 upgrade I1 trading-post');
    expect(table.asked()).not.toContain('town');
    expect(table.happened('town')).toEqual([]);
    expect(table.total(0, 'vp')).toBe(0);
  });

  it('[FAQ 98] the tile with two keys is one town', () => {
    const table = position({
      players: [
        { faction: 'witches', dwellings: 'A1 A2', tradingPosts: 'A3 A4' },
        { faction: 'engineers' },
      ],
      tile: 'SCORE2',
      options: { miniTownTiles: true },
    }).play('0 upgrade A1 trading-post', '0 town TW6');
    expect(table.told(0).filter((line) => line.includes('vp'))).toEqual([
      '+2 vp town-tile',
      '+5 vp round-tile',
      '+5 vp ability',
    ]);
    const steps = (['fire', 'water', 'earth', 'air'] as const).map((cult) => table.cult(0, cult));
    expect([table.keys(0), steps]).toEqual([2, [2, 2, 2, 2]]);
  });
});
