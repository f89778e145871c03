import type { Gaia, State } from '@pangaea/rules/gaia';
import type { Analyst } from '../analysis.ts';
import { SearchAnalyst } from '../analyst.ts';
import { type Bot, isTaught, type Level, type SearchingLevel } from '../bot.ts';
import { judgeEvaluator } from '../evaluator.ts';
import type { Judge } from '../judge.ts';
import { makeBot } from '../levels.ts';
import { HIDDEN_LEVELS } from '../settings.ts';
import { gaiaExplainer } from './explainer.ts';
import { gaiaHidden } from './hidden.ts';
import { MODEL } from './model.ts';
import { pruneByTile } from './prune.ts';

/** A bot of a level for Gaia. Those that search alone look beside each tile: they have the time to compare so many places. */
export function gaiaBot(game: Gaia, judge: Judge<State>, level: Level): Bot<State> {
  const knowing = isTaught(level) ? { ...judge, prune: pruneByTile } : judge;
  return makeBot(game, knowing, level, { hidden: gaiaHidden(game, judge) });
}

/** Says what moves are worth to a level that searches. */
export function gaiaAnalyst(
  game: Gaia,
  judge: Judge<State>,
  level: SearchingLevel,
): Analyst<State> {
  const knowledge = { ...judge, prune: pruneByTile };
  const evaluator = judgeEvaluator(game, judge);
  const domain = { game, evaluator, knowledge, hidden: gaiaHidden(game, judge) };
  return new SearchAnalyst(domain, HIDDEN_LEVELS[level], gaiaExplainer(judge, MODEL));
}
