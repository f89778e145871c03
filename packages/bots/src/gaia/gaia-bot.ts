import type { Gaia, State } from '@pangaea/rules/gaia';
import { type Bot, isTaught, type Level } from '../bot.ts';
import type { Judge } from '../judge.ts';
import { makeBot } from '../levels.ts';
import { gaiaHidden } from './hidden.ts';
import { pruneByTile } from './prune.ts';

/** A bot of a level for Gaia. Those that search alone look beside each tile: they have the time to compare so many places. */
export function gaiaBot(game: Gaia, judge: Judge<State>, level: Level): Bot<State> {
  const knowing = isTaught(level) ? { ...judge, prune: pruneByTile } : judge;
  return makeBot(game, knowing, level, { hidden: gaiaHidden(game, judge) });
}
