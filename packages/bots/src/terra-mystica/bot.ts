import type { State } from '@pangaea/rules/terra-mystica';
import type { Analyst } from '../analysis.ts';
import { type Bot, isTaught, type Level, type SearchingLevel } from '../bot.ts';
import type { Rules } from '../domain.ts';
import { loadAnalyst, loadBot } from '../load.ts';
import { type LevelSettings, OPEN_LEVELS } from '../settings.ts';
import { judgeOf } from './judge.ts';

/**
 * The lower levels misjudge more than in Terra Nova, since most moves here do little harm. With two
 * players and the usual random bonus for first moves, some games of strong of one deal would be the
 * same.
 */
const SETTINGS: LevelSettings = {
  ...OPEN_LEVELS,
  'first-game': { ...OPEN_LEVELS.beginner, misjudged: 0.6, whims: 56 },
  beginner: { ...OPEN_LEVELS.beginner, misjudged: 0.27, whims: 22 },
  casual: { ...OPEN_LEVELS.beginner, misjudged: 0.11, whims: 6 },
  strong: { ...OPEN_LEVELS.strong, beam: { ...OPEN_LEVELS.strong.beam, liking: 0.75 } },
};

/** A player of Terra Mystica. Levels that were trained use a net, the others the judge. */
export async function terraMysticaBot(game: Rules<State>, level: Level): Promise<Bot<State>> {
  const judge = judgeOf(level);
  if (!isTaught(level)) return loadBot(game, judge, level, { settings: SETTINGS });
  const { learned } = await import('./learned.ts');
  return loadBot(game, judge, level, { evaluator: learned(game, judge), settings: SETTINGS });
}

/** Makes the analyst for levels that search, which computes the value of each move. */
export async function terraMysticaAnalyst(
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
