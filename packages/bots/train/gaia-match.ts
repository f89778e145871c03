import { gaia } from '@pangaea/rules/gaia';
import { firstSeat, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { beginTable } from '../bench/tables.ts';
import { gaiaBot } from '../src/gaia/gaia-bot.ts';
import { gaiaJudge } from '../src/gaia/judge.ts';
import type { Model } from '../src/gaia/model.ts';
import { HIDDEN_POSITIONS, type Level } from '../src/index.ts';

/** The seats of a match: one with the new model, all others with the old one. */
export interface MatchSettings {
  readonly level: Level;
  readonly players: number;
  readonly seed: number;
  readonly now: Model;
  readonly before: Model;
}

const game = gaia();
/** The number of deals for each seed. */
const DEALS = 1_000_000;

/**
 * Plays one game. Each deal is played once from every seat.
 * @returns whether the new model won
 */
export async function playMatch(settings: MatchSettings, job: number): Promise<boolean> {
  const { level, players, seed, now, before } = settings;
  const [one, others] = await Promise.all(
    [now, before].map((model) => gaiaBot(game, gaiaJudge(model), level)),
  );
  const state = beginTable(game, players, seed * DEALS + Math.floor(job / players));
  const random = Random.fromSeed(seedFromNumber(~job));
  const budget = { positions: HIDDEN_POSITIONS[level] };
  while (game.deciders(state) !== 0) {
    const seat = firstSeat(game.deciders(state));
    const bot = seat === job % players ? one : others;
    game.apply(state, seat, bot.choose(game.view(state, seat), seat, random, budget));
  }
  return game.outcome(state)?.rank[job % players] === 1;
}
