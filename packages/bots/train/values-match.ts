import { firstSeat, type Outcome, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { beginTable, VARIANTS } from '../bench/tables.ts';
import { type Level, makeBot, OPEN_POSITIONS } from '../src/index.ts';
import { learnedEvaluator } from '../src/learned/evaluator.ts';
import { type NetFile, readNet } from '../src/learned/net-file.ts';
import type { HexId } from './hex-games.ts';
import { LEARNERS } from './learners.ts';
import { type Upshot, upshotOf } from './matches.ts';

/** A match: one seat has a new net, the others an old one. */
export interface NetMatchSettings {
  readonly game: HexId;
  readonly level: Level;
  readonly players: number;
  /** The deal of the first game. */
  readonly first: number;
  readonly now: NetFile;
  readonly before: NetFile;
}

/**
 * Prepares a match.
 * @returns a function that plays one game of the match; each deal is played once from every seat
 */
export function netMatch(settings: NetMatchSettings): (job: number) => Upshot {
  const { level, players, first, now, before } = settings;
  const { game, judgeOf, inputs } = LEARNERS[settings.game];
  const judge = judgeOf(level);
  const variants = VARIANTS[settings.game];
  const [one, others] = [now, before].map((net) => {
    const evaluator = learnedEvaluator(game, judge, inputs, readNet(net));
    return makeBot(game, judge, level, { evaluator });
  });
  const budget = { positions: OPEN_POSITIONS[level] };
  return (job) => {
    const own = job % players;
    const deal = Math.floor(job / players);
    const state = beginTable(game, players, first + deal, variants[deal % variants.length]);
    const random = Random.fromSeed(seedFromNumber(~(first + deal)));
    while (game.deciders(state) !== 0) {
      const seat = firstSeat(game.deciders(state));
      const bot = seat === own ? one : others;
      for (const move of bot.decide(game.view(state, seat), seat, random, budget)) {
        game.apply(state, seat, move);
      }
    }
    return upshotOf(game.outcome(state) as Outcome, own);
  };
}
