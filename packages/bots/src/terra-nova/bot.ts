import type { State } from '@pangaea/rules/terra-nova';
import { type Bot, isTaught, type Level } from '../bot.ts';
import type { Rules } from '../domain.ts';
import { makeBot } from '../levels.ts';
import { judgeOf } from './judge.ts';

/** A player of Terra Nova. Levels that were taught go by a net, the others by the judge. */
export async function terraNovaBot(game: Rules<State>, level: Level): Promise<Bot<State>> {
  const judge = judgeOf(level);
  if (!isTaught(level)) return makeBot(game, judge, level);
  const { learned } = await import('./learned.ts');
  return makeBot(game, judge, level, { evaluator: learned(game, judge) });
}
