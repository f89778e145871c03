import type { Gaia, State } from '@pangaea/rules/gaia';
import type { Analyst } from '../analysis.ts';
import { type Bot, isTaught, type Level, type SearchingLevel } from '../bot.ts';
import type { Judge } from '../judge.ts';
import { loadAnalyst, loadBot } from '../load.ts';
import { gaiaExplainer } from './explainer.ts';
import { gaiaHidden } from './hidden.ts';
import { MODEL } from './model.ts';
import { pruneByTile } from './prune.ts';

/**
 * A bot of a level for Gaia. Only levels that search consider places beside every tile: they have
 * the time to compare so many.
 */
export async function gaiaBot(game: Gaia, judge: Judge<State>, level: Level): Promise<Bot<State>> {
  const knowing = isTaught(level) ? { ...judge, prune: pruneByTile } : judge;
  return loadBot(game, knowing, level, { hidden: gaiaHidden(game, judge) });
}

/** Makes the analyst for levels that search, which computes the value of each move. */
export async function gaiaAnalyst(
  game: Gaia,
  judge: Judge<State>,
  level: SearchingLevel,
): Promise<Analyst<State>> {
  const knowing = { ...judge, prune: pruneByTile };
  return loadAnalyst(game, knowing, level, {
    hidden: gaiaHidden(game, judge),
    explainer: gaiaExplainer(judge, MODEL),
  });
}
