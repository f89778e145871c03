import type { Gaia, State } from '@pangaea/rules/gaia';
import type { Analyst } from '../analysis.ts';
import { type Bot, isTaught, type Level, type SearchingLevel } from '../bot.ts';
import type { Judge } from '../judge.ts';
import { makeAnalyst, makeBot } from '../levels.ts';
import { gaiaExplainer } from './explainer.ts';
import { gaiaHidden } from './hidden.ts';
import { MODEL } from './model.ts';
import { pruneByTile } from './prune.ts';

/**
 * A bot of a level for Gaia. Only levels that search look at places beside each tile: they have the
 * time to compare so many.
 */
export function gaiaBot(game: Gaia, judge: Judge<State>, level: Level): Bot<State> {
  const knowing = isTaught(level) ? { ...judge, prune: pruneByTile } : judge;
  return makeBot(game, knowing, level, { hidden: gaiaHidden(game, judge) });
}

/** Makes the analyst for levels that search, which computes the value of each move. */
export function gaiaAnalyst(
  game: Gaia,
  judge: Judge<State>,
  level: SearchingLevel,
): Analyst<State> {
  const knowing = { ...judge, prune: pruneByTile };
  return makeAnalyst(game, knowing, level, {
    hidden: gaiaHidden(game, judge),
    explainer: gaiaExplainer(judge, MODEL),
  });
}
