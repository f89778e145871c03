import { argA, argB, firstSeat, kindOf, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { KIND, terraMystica } from '@pangaea/rules/terra-mystica';
import { expect, it } from 'vitest';
import type { Level } from '../../src/index.ts';
import { terraMysticaPlayed } from '../../src/terra-mystica/index.ts';
import { STRENGTHS, STRONG_STRENGTHS } from '../../src/terra-mystica/opening.ts';
import { tablesOf } from '../played.ts';

const game = terraMystica();
const { begin } = tablesOf(game);

/** What a level writes for each faction in a sealed auction, as numbers to start with by faction. */
function written(level: Level, deal: number): ReadonlyMap<number, number> {
  const bot = terraMysticaPlayed.bot(level);
  const state = begin({ players: 4, factions: 'fast-auction', auctionBase: 40 }, deal);
  const random = Random.fromSeed(seedFromNumber(deal));
  const found = new Map<number, number>();
  for (let first: number | undefined; ; ) {
    const seat = firstSeat(game.deciders(state));
    const move = bot.choose(game.view(state, seat), seat, random, { positions: 60 });
    if (kindOf(move) === KIND.seal) {
      first ??= seat;
      if (seat === first) found.set(argA(move), argB(move));
    } else if (found.size > 0) return found;
    game.apply(state, seat, move);
  }
}

it.each([
  ['intermediate', STRENGTHS],
  ['strong', STRONG_STRENGTHS],
] as const)(
  '%s writes what makes factions as good as each other by its own means',
  (level, strengths) => {
    for (let deal = 0; deal < 5; deal++) {
      const starts = [...written(level, deal)];
      expect(starts).toHaveLength(4);
      const even = starts.map(([faction, start]) => start + strengths[faction]);
      // Whole numbers from 0 to 40.
      expect(Math.max(...even) - Math.min(...even)).toBeLessThanOrEqual(1);
    }
  },
);

it('the strong level thinks otherwise of factions that it plays otherwise', () => {
  expect(STRONG_STRENGTHS).toHaveLength(STRENGTHS.length);
  expect(STRONG_STRENGTHS).not.toEqual(STRENGTHS);
  const finite = [...STRENGTHS, ...STRONG_STRENGTHS].filter(Number.isFinite);
  expect(finite).toHaveLength(2 * STRENGTHS.length);
});
