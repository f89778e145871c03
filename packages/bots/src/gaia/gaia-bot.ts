import type { Gaia, State } from '@pangaea/rules/gaia';
import type { Analyst } from '../analysis.ts';
import { type Bot, isTaught, type Level, type SearchingLevel } from '../bot.ts';
import type { Judge } from '../judge.ts';
import { makeAnalyst, makeBot } from '../levels.ts';
import { gaiaExplainer } from './explainer.ts';
import { gaiaHidden } from './hidden.ts';
import { MODEL } from './model.ts';
import { pruneByTile } from './prune.ts';

/** A bot of a level for Gaia. Those that search alone look beside each tile: they have the time to compare so many places. */
export function gaiaBot(game: Gaia, judge: Judge<State>, level: Level): Bot<State> {
  const knowing = isTaught(level) ? { ...judge, prune: pruneByTile } : judge;
  return makeBot(game, knowing, level, { hidden: gaiaHidden(game, judge) });
}

/** Makes the analyst of a level that searches: it tells how much each move is worth. */
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
