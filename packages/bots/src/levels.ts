import { type Bot, botOf, type Level } from './bot.ts';
import { type Domain, type Rules, Samples, Spending } from './domain.ts';
import { type Evaluator, judgeEvaluator } from './evaluator.ts';
import type { Hidden } from './hidden.ts';
import type { Judge } from './judge.ts';
import { allOf, Planner } from './planner.ts';
import { Search } from './search.ts';
import {
  type BeginnerSettings,
  HIDDEN_LEVELS,
  type LevelSettings,
  OPEN_LEVELS,
  type PlannerSettings,
} from './settings.ts';

/** The parts that a game may give its bots besides a judge. */
export interface BotParts<S> {
  /** Where hands or decks are hidden that matter for a decision. */
  readonly hidden?: Hidden<S>;
  /** The judge where it is left out. */
  readonly evaluator?: Evaluator<S>;
  /** `OPEN_LEVELS` or `HIDDEN_LEVELS` where they are left out. */
  readonly settings?: LevelSettings;
}

/** A bot of a level for any game whose worth somebody can judge. */
export function makeBot<S>(
  game: Rules<S>,
  judge: Judge<S>,
  level: Level,
  { hidden, evaluator = judgeEvaluator(game, judge), settings }: BotParts<S> = {},
): Bot<S> {
  const domain = { game, evaluator, knowledge: judge, hidden };
  const levels = settings ?? (hidden === undefined ? OPEN_LEVELS : HIDDEN_LEVELS);
  if (level === 'beginner') return beginner(domain, levels.beginner);
  if (level === 'intermediate') return intermediate(domain, levels.intermediate);
  return new Search(domain, levels[level]);
}

/** Likes what looks good at once, judges roughly, and sometimes leaves it to chance. */
function beginner<S>(
  domain: Domain<S>,
  { plan, misjudged, relative, whims }: BeginnerSettings,
): Bot<S> {
  const planner = new Planner(domain, plan);
  const { knowledge } = domain;
  return botOf((view, seat, random, budget) => {
    const samples = new Samples(domain, view, random);
    const choices = planner.consider(samples, seat, new Spending(budget));
    const active = choices.filter(({ move }) => !knowledge.isPass(move));
    if (active.length > 0 && random.below(100) < whims) return allOf(random.pick(active));
    let best = choices[0];
    let bestFelt = Number.NEGATIVE_INFINITY;
    for (const choice of choices) {
      const fault = (random.below(1000) / 500 - 1) * misjudged;
      // Passing is never overrated: that would look like giving up.
      const error = knowledge.isPass(choice.move) ? -Math.abs(fault) : fault;
      const felt = relative ? choice.value * (1 + error) : choice.value + error;
      if (felt <= bestFelt) continue;
      bestFelt = felt;
      best = choice;
    }
    return allOf(best);
  });
}

/** Makes the most of its own turn, without thinking of answers. Chance decides between equals. */
function intermediate<S>(domain: Domain<S>, plan: PlannerSettings): Bot<S> {
  const planner = new Planner(domain, plan);
  return botOf((view, seat, random, budget) => {
    const samples = new Samples(domain, view, random);
    const choices = planner.consider(samples, seat, new Spending(budget));
    const top = Math.max(...choices.map(({ value }) => value));
    return allOf(random.pick(choices.filter(({ value }) => value === top)));
  });
}
