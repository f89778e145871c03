import { type Move, Moves, type Random, type Seat } from '@pangaea/rules/kernel';
import type { Analyst } from './analysis.ts';
import { SearchAnalyst } from './analyst.ts';
import { type Bot, botOf, type Level, type SearchingLevel } from './bot.ts';
import { type Domain, type Rules, Samples, Spending } from './domain.ts';
import { type Evaluator, judgeEvaluator } from './evaluator.ts';
import { type Explainer, unexplained } from './explainer.ts';
import type { Hidden } from './hidden.ts';
import type { Judge } from './judge.ts';
import { allOf, type Considered, Planner } from './planner.ts';
import { Search } from './search.ts';
import { HIDDEN_LEVELS, type LevelSettings, OPEN_LEVELS, type TurnSettings } from './settings.ts';

/** The parts that a game may give to its bots and analysts, besides a judge. */
export interface BotParts<S> {
  /** Set where hidden hands or decks matter for a decision. */
  readonly hidden?: Hidden<S>;
  /** The judge when left out. */
  readonly evaluator?: Evaluator<S>;
  /** `OPEN_LEVELS` or `HIDDEN_LEVELS` when left out. */
  readonly settings?: LevelSettings;
}

/** Makes a bot of a level for any game with a judge. */
export function makeBot<S>(
  game: Rules<S>,
  judge: Judge<S>,
  level: Level,
  parts: BotParts<S> = {},
): Bot<S> {
  const { hidden, evaluator = judgeEvaluator(game, judge) } = parts;
  const domain = { game, evaluator, knowledge: judge, hidden };
  const own = settingsOf(parts)[level];
  return 'lines' in own ? new Search(domain, own) : turnBot(domain, own);
}

/** The parts of a game for an analyst. */
export interface AnalystParts<S> extends BotParts<S> {
  /** Splits differences into parts; when left out, differences are not explained. */
  readonly explainer?: Explainer<S>;
  /**
   * The lead in points that multiplies the odds by e, by position; `POINTS_PER_LOGIT` when left
   * out.
   */
  readonly pointsPerLogit?: (state: S) => number | undefined;
}

/** Makes the analyst for levels that search, for any game with a judge. */
export function makeAnalyst<S>(
  game: Rules<S>,
  judge: Judge<S>,
  level: SearchingLevel,
  parts: AnalystParts<S> = {},
): Analyst<S> {
  const { hidden, evaluator = judgeEvaluator(game, judge), pointsPerLogit } = parts;
  const domain = { game, evaluator, knowledge: judge, hidden };
  const unit = hidden === undefined ? 'points' : 'chance';
  const explainer = parts.explainer ?? unexplained(unit);
  const { [level]: settings } = settingsOf(parts);
  return new SearchAnalyst(domain, settings, explainer, pointsPerLogit);
}

function settingsOf<S>({ settings, hidden }: BotParts<S>): LevelSettings {
  return settings ?? (hidden === undefined ? OPEN_LEVELS : HIDDEN_LEVELS);
}

/**
 * Chooses by the most points of its own turn, without regard to the moves of others. Chance decides
 * between equals.
 */
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
      // Passing gets no misjudgement: overrated, it would look like giving up.
      const error = knowledge.isPass(move) ? -Math.abs(fault) : fault;
      return relative ? value * (1 + error) : value + error;
    });
    const top = Math.max(...felt);
    return allOf(random.pick(choices.filter((_, place) => felt[place] === top)));
  });
}

/**
 * Any move of the turn except passing, or any answer worth a thought; undefined where only passing
 * is left.
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
