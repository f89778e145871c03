import { describe, expect, it } from 'vitest';
import { gaiaPlayed } from '../../src/gaia/index.ts';
import { begin, chance, countWonByMeeples, play } from './games.ts';

/** With `PANGAEA_SOAK` set, more games are played. */
const SOAK = process.env.PANGAEA_SOAK !== undefined;

describe('the levels', () => {
  it.each([
    ['beginner', 'chance', 16, 1_500],
    ['intermediate', 'beginner', 16, 1_500],
    // With fewer positions it looks no further than the own turn.
    ['strong', 'intermediate', SOAK ? 10 : 6, 8_000],
  ] as const)('%s wins more than %s', async (upper, lower, games, positions) => {
    let won = 0;
    for (let n = 0; n < games; n++) {
      const state = begin({ players: 2, startPlayer: 0 }, n >> 1);
      const bots = [
        await gaiaPlayed.bot(upper),
        lower === 'chance' ? chance : await gaiaPlayed.bot(lower),
      ];
      if (n % 2 === 1) bots.reverse();
      play(state, bots, positions);
      if (state.winner() === n % 2) won++;
    }
    expect(won / games).toBeGreaterThan(0.55);
  });
});

const CELLS = ['basic', 'advanced', 'disasters'].flatMap((mode) =>
  ([2, 3, 4, 5] as const).map((players) => ({ mode, players })),
);
/** Each mode and each number of players. */
const FEW_CELLS = CELLS.filter((_, place) => place % 5 === 0 || place === 7);

describe('equals', () => {
  it.each([
    ['beginner', 1_000, SOAK ? 10 : 2, CELLS],
    ['intermediate', 500, SOAK ? 2 : 1, SOAK ? CELLS : FEW_CELLS],
    ['strong', 500, 1, SOAK ? CELLS : FEW_CELLS],
  ] as const)(
    'of the level %s hardly ever run out of cards',
    async (level, positions, games, cells) => {
      const bot = await gaiaPlayed.bot(level);
      let won = 0;
      for (const cell of cells) won += countWonByMeeples(bot, cell, positions, games);
      expect(won / (cells.length * games)).toBeGreaterThanOrEqual(0.9);
    },
  );
});
