import { type Move, Moves, type Random, type Seat } from '@pangaea/rules/kernel';
import { type Bot, botOf } from './bot.ts';
import { type Domain, type Rules, Samples, Spending } from './domain.ts';
import { type Evaluator, judgeEvaluator } from './evaluator.ts';
import type { Hidden } from './hidden.ts';
import type { Judge } from './judge.ts';
import { allOf, type Considered, Planner } from './planner.ts';
import { HIDDEN_LEVELS, type LevelSettings, OPEN_LEVELS, type TurnSettings } from './settings.ts';

/** The parts that a game may add for its bots and analysts, besides a judge. */
export interface BotParts<S> {
  /** The parts for hidden hands and decks; given if these matter for a decision. */
  readonly hidden?: Hidden<S>;
  /** Evaluates positions; if left out, the judge does. */
  readonly evaluator?: Evaluator<S>;
  /** The settings of the levels; if left out, `OPEN_LEVELS` or `HIDDEN_LEVELS`. */
  readonly settings?: LevelSettings;
}

export function settingsOf<S>({ settings, hidden }: BotParts<S>): LevelSettings {
  return settings ?? (hidden === undefined ? OPEN_LEVELS : HIDDEN_LEVELS);
}

/** A game in the form that its bots use. */
export function domainOf<S>(
  game: Rules<S>,
  judge: Judge<S>,
  { hidden, evaluator = judgeEvaluator(game, judge) }: BotParts<S>,
): Domain<S> {
  return { game, evaluator, knowledge: judge, hidden };
}

/**
 * Chooses the most points of its own turn, without considering the moves of others. Between equal
 * moves it decides at random.
 */
export function turnBot<S>(
  domain: Domain<S>,
  { plan, misjudged, relative, whims }: TurnSettings,
): Bot<S> {
  const planner = new Planner(domain, plan);
  const { knowledge } = domain;
  return botOf((view, seat, random, budget) => {
    const samples = new Samples(domain, view, random);
    const choices = planner.consider(samples, seat, new Spending(budget));
    if (random.below(100) < whims) {
      const whim = whimIn(domain, view, seat, choices, random);
      if (whim !== undefined) return whim;
    }
    const felt = choices.map(({ move, value }) => {
      const fault = (random.below(1000) / 500 - 1) * misjudged;
      // Passing is never overrated: otherwise the bot would seem to give up.
      const error = knowledge.isPass(move) ? -Math.abs(fault) : fault;
      return relative ? value * (1 + error) : value + error;
    });
    const top = Math.max(...felt);
    return allOf(random.pick(choices.filter((_, place) => felt[place] === top)));
  });
}

/**
 * A random move of the turn except passing, or a random answer worth considering; undefined if only
 * passing is left.
 */
function whimIn<S>(
  { game, knowledge }: Domain<S>,
  view: S,
  seat: Seat,
  choices: readonly Considered[],
  random: Random,
): readonly [Move, ...Move[]] | undefined {
  const moves = new Moves();
  game.legal(view, seat, moves);
  const all = moves.toArray();
  const active = all.filter((move) => !knowledge.isPass(move));
  if (active.length === all.length) return allOf(random.pick(choices));
  return active.length === 0 ? undefined : [random.pick(active)];
}
