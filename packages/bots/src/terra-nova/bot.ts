import type { State } from '@pangaea/rules/terra-nova';
import type { Analyst } from '../analysis.ts';
import { SearchAnalyst } from '../analyst.ts';
import { type Bot, isTaught, type Level, type SearchingLevel } from '../bot.ts';
import type { Rules } from '../domain.ts';
import { makeBot } from '../levels.ts';
import { OPEN_LEVELS } from '../settings.ts';
import { judgeOf } from './judge.ts';

/** A player of Terra Nova. Levels that were taught go by a net, the others by the judge. */
export async function terraNovaBot(game: Rules<State>, level: Level): Promise<Bot<State>> {
  const judge = judgeOf(level);
  if (!isTaught(level)) return makeBot(game, judge, level);
  const { learned } = await import('./learned.ts');
  return makeBot(game, judge, level, { evaluator: learned(game, judge) });
}

/** Says what moves are worth to a level that searches. */
export async function terraNovaAnalyst(
  game: Rules<State>,
  level: SearchingLevel,
): Promise<Analyst<State>> {
  const knowledge = judgeOf(level);
  const { explained, learned } = await import('./learned.ts');
  const domain = { game, evaluator: learned(game, knowledge), knowledge };
  return new SearchAnalyst(domain, OPEN_LEVELS[level], explained());
}
