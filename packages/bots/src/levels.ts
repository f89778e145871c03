import type { Analyst } from './analysis.ts';
import { SearchAnalyst } from './analyst.ts';
import type { Bot, Level, SearchingLevel } from './bot.ts';
import type { Rules } from './domain.ts';
import { type Explainer, unexplained } from './explainer.ts';
import type { Judge } from './judge.ts';
import { Search } from './search.ts';
import { type BotParts, domainOf, settingsOf, turnBot } from './turn-bot.ts';

/** Makes a bot of a level for any game with a judge. */
export function makeBot<S>(
  game: Rules<S>,
  judge: Judge<S>,
  level: Level,
  parts: BotParts<S> = {},
): Bot<S> {
  const domain = domainOf(game, judge, parts);
  const own = settingsOf(parts)[level];
  return 'lines' in own ? new Search(domain, own) : turnBot(domain, own);
}

/** The parts of a game for an analyst. */
export interface AnalystParts<S> extends BotParts<S> {
  /** Splits differences into parts; if left out, differences are not explained. */
  readonly explainer?: Explainer<S>;
  /**
   * The lead in points that multiplies the odds by e, by position; `POINTS_PER_LOGIT` if left out.
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
  const domain = domainOf(game, judge, parts);
  const unit = parts.hidden === undefined ? 'points' : 'chance';
  const explainer = parts.explainer ?? unexplained(unit);
  const { [level]: settings } = settingsOf(parts);
  return new SearchAnalyst(domain, settings, explainer, parts.pointsPerLogit);
}
