import {
  type AnyGame,
  firstSeat,
  Moves,
  Random,
  type Seat,
  seedFromNumber,
} from '@pangaea/rules/kernel';
import { Beam } from '../src/beam.ts';
import { type Rules, Samples, Spending } from '../src/domain.ts';
import { judgeEvaluator } from '../src/evaluator.ts';
import { type Judge, makeBot } from '../src/index.ts';
import { Planner } from '../src/planner.ts';
import type { SearchSettings } from '../src/settings.ts';

// biome-ignore lint/suspicious/noExplicitAny: a list of games holds types that never meet.
type AnyJudge = Judge<any>;
type AnyState = ReturnType<AnyGame['slot']>;

/** Plays a table on to a round, every seat by the intermediate level, which is quick. */
export function playToRound(
  game: AnyGame,
  judge: AnyJudge,
  state: AnyState,
  round: number,
  deal: number,
): void {
  const bot = makeBot(game, judge, 'intermediate');
  const random = Random.fromSeed(seedFromNumber(deal));
  while (game.deciders(state) !== 0 && roundOf(judge, state) < round) {
    const seat = firstSeat(game.deciders(state));
    const view = game.view(state, seat);
    game.apply(state, seat, bot.choose(view, seat, random, { positions: 1 }));
  }
}

/**
 * What plans of a seat bring it that plays on alone, the others passing as soon as they can: final points of the best.
 * How good worths are for finding plans is seen there without what others do by chance.
 */
export function playAlone(
  game: AnyGame,
  judge: AnyJudge,
  state: AnyState,
  seat: Seat,
  settings: SearchSettings,
): number {
  const rules = aloneRules(game, judge, seat);
  const root = game.slot(state);
  game.copy(state, root);
  rules.settle(root);
  if (game.deciders(root) === 0) return game.outcome(root)?.vp[seat] ?? 0;
  const domain = { game: rules, evaluator: judgeEvaluator(game, judge), knowledge: judge };
  const spending = new Spending({ positions: Number.POSITIVE_INFINITY });
  const samples = new Samples(domain, root, Random.fromSeed(seedFromNumber(0)));
  const own = new Planner(domain, settings.own);
  const first = own.consider(samples, seat, spending);
  const parts = { domain, seat, samples, spending, policy: own, own, settings };
  const lines = new Beam(parts, root, (each) => roundOf(judge, each)).plan(first);
  return Math.max(...lines.map((line) => game.outcome(line.state)?.vp[seat] ?? 0));
}

/** The rules of a game in which the others pass, or do what is first in their list, at once. */
function aloneRules(
  game: AnyGame,
  judge: AnyJudge,
  seat: Seat,
): Rules<AnyState> & { settle(state: AnyState): void } {
  const moves = new Moves();
  const settle = (state: AnyState) => {
    for (let who = game.deciders(state); who !== 0; who = game.deciders(state)) {
      const other = firstSeat(who);
      if (other === seat) return;
      game.legal(state, other, moves);
      const all = moves.toArray();
      game.apply(state, other, all.find((move) => judge.isPass(move)) ?? all[0]);
    }
  };
  return {
    ...game,
    settle,
    apply(state, who, move) {
      game.apply(state, who, move);
      settle(state);
    },
  };
}

function roundOf(judge: AnyJudge, state: AnyState): number {
  return judge.round?.(state) ?? 0;
}
