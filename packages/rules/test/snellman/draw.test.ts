import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawTiles } from '../../src/snellman/game/draw.ts';
import { MersenneTwister } from '../../src/snellman/game/mersenne-twister.ts';
import { sha1 } from '../../src/snellman/game/sha1.ts';
import { keptLedgers, opened, SKIPPED } from './kept-ledgers.ts';

const words = (text: string) => {
  const hash = createHash('sha1').update(text, 'utf8').digest();
  return [0, 4, 8, 12, 16].map((at) => hash.readUInt32LE(at));
};

describe('the things that are drawn', () => {
  it('SHA-1 is that of everybody else', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: 'grapheme' }), (text) => {
        expect(sha1(text)).toEqual(words(text));
      }),
    );
  });

  it('the generator gives the numbers that its authors published for this key', () => {
    const random = new MersenneTwister([0x123, 0x234, 0x345, 0x456]);
    const numbers = Array.from({ length: 5 }, () => random.next());
    expect(numbers).toEqual([1067595299, 955945823, 477289528, 4107218783, 4228976476]);
    for (let n = 5; n < 999; n++) random.next();
    expect(random.next()).toBe(3460025646);
  });
});

describe('a draw', () => {
  const four = ['a', 'b', 'c', 'd'];
  const all = new Set([
    'shipping-bonus',
    'temple-scoring-tile',
    'fire-and-ice-final-scoring',
    'maintain-player-order',
  ]);

  it('never lays the spade tile in the last two rounds', () => {
    for (let game = 0; game < 300; game++) {
      const { roundTiles, removed } = drawTiles('v2', `game ${game}`, four, new Set());
      expect(new Set(roundTiles).size).toBe(6);
      expect(roundTiles.slice(4)).not.toContain('SCORE1');
      expect(roundTiles).not.toContain('SCORE9');
      expect(removed).toHaveLength(2);
      expect(removed).not.toContain('BON10');
    }
  });

  it('knows the tiles of the options', () => {
    const seen = new Set<string>();
    for (let game = 0; game < 100; game++) {
      const { roundTiles, removed, finalTile } = drawTiles('v2', `game ${game}`, four, all);
      for (const tile of [...roundTiles, ...removed, finalTile ?? '']) seen.add(tile);
    }
    expect(seen.size).toBe(9 + 10 + 4);
    expect(drawTiles('v1', 'x', four, all).finalTile).toBe('building-on-edge');
  });

  const kept = keptLedgers('played').filter(({ name }) => name.includes('League'));
  it.skipIf(kept.length === 0)(
    kept.length > 0 ? 'is that of the site, which seeds league games by their name' : SKIPPED,
    () => {
      for (const each of kept) {
        const { id, options, ledger } = opened(each);
        const names = ['1', '2', '3', '4'];
        const told = ledger.flatMap((line) => (line.kind === 'table' ? [line.command] : []));
        const drawn = drawTiles('v1', id, names, new Set(options));
        expect(drawn.roundTiles, id).toEqual(told.find((each) => each.do === 'score')?.tiles);
        expect(drawn.removed, id).toEqual(
          told.flatMap((each) => (each.do === 'delete' ? [each.tile] : [])),
        );
      }
    },
  );
});
