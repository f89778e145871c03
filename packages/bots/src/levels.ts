import { type Move, Moves, type Random, type Seat } from '@pangaea/rules/kernel';
import { type Bot, botOf, type Level } from './bot.ts';
import { type Domain, type Rules, Samples, Spending } from './domain.ts';
import { type Evaluator, judgeEvaluator } from './evaluator.ts';
import type { Hidden } from './hidden.ts';
import type { Judge } from './judge.ts';
import { allOf, type Considered, Planner } from './planner.ts';
import { Search } from './search.ts';
import { HIDDEN_LEVELS, type LevelSettings, OPEN_LEVELS, type TurnSettings } from './settings.ts';

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
  const own = levels[level];
  return 'lines' in own ? new Search(domain, own) : turnBot(domain, own);
}

/** Makes what it takes for the most of its own turn, without thinking of answers. Chance decides between equals. */
function turnBot<S>(domain: Domain<S>, { plan, misjudged, relative, whims }: TurnSettings): Bot<S> {
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
      // Passing is never overrated: that would look like giving up.
      const error = knowledge.isPass(move) ? -Math.abs(fault) : fault;
      return relative ? value * (1 + error) : value + error;
    });
    const top = Math.max(...felt);
    return allOf(random.pick(choices.filter((_, place) => felt[place] === top)));
  });
}

/** Anything on a turn, and elsewhere any answer that is worth a thought; undefined where there is nothing but to pass. */
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
