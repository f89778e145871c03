import { argA, firstSeat, type Move, Moves, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { SCORED_EVENTS, terraNova } from '@pangaea/rules/terra-nova';
import { expect, it } from 'vitest';
import { terraNovaPlayed } from '../../src/terra-nova/index.ts';
import {
  choiceWorth,
  STRENGTHS,
  STRONG_STRENGTHS,
  TABLE_FEATURES,
  tableFeatures,
} from '../../src/terra-nova/opening.ts';
import { tablesOf } from '../played.ts';

const game = terraNova();
const { begin } = tablesOf(game);

it('tells the number of players and what the rounds score, the first ones twice', () => {
  const state = begin({ players: 3, factions: 'choice' }, 4);
  const scored = [1, 2, 3, 4, 5].map(
    (round) => SCORED_EVENTS[state.table.roundTileEvent[state.roundTile(round)]],
  );
  const told = tableFeatures(state).map((place) => TABLE_FEATURES[place]);
  const early = scored.slice(0, 2).map((event) => `early ${event}`);
  const expected = ['players 3', ...scored.map((event) => `tile ${event}`), ...early];
  expect(told.sort()).toEqual(expected.sort());
});

it.each([
  ['intermediate', STRENGTHS],
  ['strong', STRONG_STRENGTHS],
] as const)('%s chooses a faction that the means speak for', async (level, strengths) => {
  const bot = await terraNovaPlayed.bot(level);
  const random = Random.fromSeed(seedFromNumber(3));
  for (let deal = 0; deal < 3; deal++) {
    const state = begin({ players: 2, factions: 'choice' }, deal);
    for (const _ of [0, 1]) {
      const seat = firstSeat(game.deciders(state));
      const moves = new Moves();
      game.legal(state, seat, moves);
      const worth = (move: Move) => choiceWorth(state, argA(move), strengths);
      const best = Math.max(...moves.toArray().map(worth));
      const move = bot.choose(game.view(state, seat), seat, random, { positions: 500 });
      expect(worth(move)).toBeGreaterThanOrEqual(best - 1.5);
      game.apply(state, seat, move);
    }
  }
});
