import { firstSeat, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { describe, expect, it } from 'vitest';
import { beginTable } from '../bench/tables.ts';
import { makeBot } from '../src/index.ts';
import { HEX_GAMES, HEX_IDS } from '../train/hex-games.ts';

describe.each(HEX_IDS)('worths of the last two rounds of %s', (id) => {
  const { game, judge, model, lateRound } = HEX_GAMES[id];
  const usual = model('strong').worths;
  const halved = Object.fromEntries(
    Object.entries(usual).map(([name, worth]) => [name, worth / 2]),
  );

  it('count there, and nowhere before', () => {
    const [both, early, late] = [judge(usual, halved), judge(usual), judge(halved)];
    const state = beginTable(game, 3, 4);
    const bot = makeBot(game, early, 'intermediate');
    const random = Random.fromSeed(seedFromNumber(4));
    const seen = { early: 0, late: 0 };
    const points = [both, early, late].map(() => new Float64Array(3));
    while (game.deciders(state) !== 0) {
      for (const [at, each] of [both, early, late].entries()) each.judge(state, points[at]);
      const kind = (both.round?.(state) ?? 0) < lateRound ? 'early' : 'late';
      expect(points[0]).toEqual(points[kind === 'early' ? 1 : 2]);
      if (String(points[1]) !== String(points[2])) seen[kind]++;
      const seat = firstSeat(game.deciders(state));
      game.apply(state, seat, bot.choose(game.view(state, seat), seat, random, { positions: 1 }));
    }
    expect(both.round?.(state)).toBe(lateRound + 1);
    expect(Math.min(seen.early, seen.late)).toBeGreaterThan(20);
  });
});
