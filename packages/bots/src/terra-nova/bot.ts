import type { State } from '@pangaea/rules/terra-nova';
import type { Analyst } from '../analysis.ts';
import { type Bot, isTaught, type Level, type SearchingLevel } from '../bot.ts';
import type { Rules } from '../domain.ts';
import { loadAnalyst, loadBot } from '../load.ts';
import { type LevelSettings, OPEN_LEVELS } from '../settings.ts';
import { judgeOf } from './judge.ts';

/**
 * Strong gets a larger random bonus for first moves than in other games. With two players its best
 * plan leads by more than half a point in most decisions, so with a smaller bonus many games of one
 * deal would be the same.
 */
const SETTINGS: LevelSettings = {
  ...OPEN_LEVELS,
  strong: { ...OPEN_LEVELS.strong, beam: { ...OPEN_LEVELS.strong.beam, liking: 1.5 } },
};

/** A player of Terra Nova. Levels that were trained use a net, the others the judge. */
export async function terraNovaBot(game: Rules<State>, level: Level): Promise<Bot<State>> {
  const judge = judgeOf(level);
  if (!isTaught(level)) return loadBot(game, judge, level);
  const { learned } = await import('./learned.ts');
  return loadBot(game, judge, level, { evaluator: learned(game, judge), settings: SETTINGS });
}

/** Makes the analyst for levels that search, which computes the value of each move. */
export async function terraNovaAnalyst(
  game: Rules<State>,
  level: SearchingLevel,
): Promise<Analyst<State>> {
  const judge = judgeOf(level);
  const [{ explained, learned }, { pointsPerLogitIn }] = await Promise.all([
    import('./learned.ts'),
    import('./promises.ts'),
  ]);
  return loadAnalyst(game, judge, level, {
    evaluator: learned(game, judge),
    explainer: explained(),
    pointsPerLogit: pointsPerLogitIn,
  });
}
