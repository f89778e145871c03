import { firstSeat, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { expect, test } from 'vitest';
import { newcomer } from '../bench/newcomer.ts';
import { beginTable } from '../bench/tables.ts';
import { loadPlayed } from '../src/games.ts';

const GAMES = 60;

test('a player who takes the most immediate points wins more often than not against the first-game level, but not too often', async () => {
  const played = await loadPlayed('terra-nova');
  const { game } = played.book;
  const bots = [newcomer(game), await played.bot('first-game')];
  let won = 0;
  for (let n = 0; n < GAMES; n++) {
    const state = beginTable(game, 2, n >> 1);
    const random = Random.fromSeed(seedFromNumber(~n));
    for (let who = game.deciders(state); who !== 0; who = game.deciders(state)) {
      const seat = firstSeat(who);
      const bot = bots[seat === n % 2 ? 0 : 1];
      const budget = { positions: played.positions['first-game'] };
      for (const move of bot.decide(game.view(state, seat), seat, random, budget)) {
        game.apply(state, seat, move);
      }
    }
    if (game.outcome(state)?.rank[n % 2] === 1) won++;
  }
  expect(won / GAMES).toBeGreaterThan(0.5);
  expect(won / GAMES).toBeLessThan(0.85);
});
