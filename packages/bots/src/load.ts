import type { Analyst } from './analysis.ts';
import type { Bot, Level, SearchingLevel } from './bot.ts';
import type { Rules } from './domain.ts';
import type { Judge } from './judge.ts';
import type { AnalystParts } from './levels.ts';
import { type BotParts, domainOf, settingsOf, turnBot } from './turn-bot.ts';

/** The bot that `makeBot` makes. The search is loaded only for levels that search: pages load over a network. */
export async function loadBot<S>(
  game: Rules<S>,
  judge: Judge<S>,
  level: Level,
  parts: BotParts<S> = {},
): Promise<Bot<S>> {
  const own = settingsOf(parts)[level];
  if (!('lines' in own)) return turnBot(domainOf(game, judge, parts), own);
  const { makeBot } = await import('./levels.ts');
  return makeBot(game, judge, level, parts);
}

/** The analyst that `makeAnalyst` makes, loaded with the search. */
export async function loadAnalyst<S>(
  game: Rules<S>,
  judge: Judge<S>,
  level: SearchingLevel,
  parts: AnalystParts<S> = {},
): Promise<Analyst<S>> {
  const { makeAnalyst } = await import('./levels.ts');
  return makeAnalyst(game, judge, level, parts);
}
