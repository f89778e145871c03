import { gaiaBook } from '@pangaea/rules/gaia';
import type { GameId } from '@pangaea/rules/games';
import type { Random, Seat } from '@pangaea/rules/kernel';
import { terraMysticaBook } from '@pangaea/rules/terra-mystica';
import { terraNovaBook } from '@pangaea/rules/terra-nova';
import { OPEN_POSITIONS } from '../src/bot.ts';
import { type Domain, Samples, Spending } from '../src/domain.ts';
import { gaiaHidden } from '../src/gaia/hidden.ts';
import { GAIA_JUDGE } from '../src/gaia/index.ts';
import { pruneByTile } from '../src/gaia/prune.ts';
import { HIDDEN_LEVELS, judgeEvaluator, OPEN_LEVELS, type PlannerSettings } from '../src/index.ts';
import { type Considered, Planner } from '../src/planner.ts';
import { judgeOf as mysticaJudgeOf } from '../src/terra-mystica/judge.ts';
import { learned as mysticaLearned } from '../src/terra-mystica/learned.ts';
import { judgeOf as novaJudgeOf } from '../src/terra-nova/judge.ts';
import { learned as novaLearned } from '../src/terra-nova/learned.ts';

/** Moves with the master level's values before any search: points in the hex games, chances to win in Gaia. */
// biome-ignore lint/suspicious/noExplicitAny: positions of the game that was named.
type Look = (view: any, seat: Seat, random: Random) => readonly Considered[];

function look<S>(domain: Domain<S>, settings: PlannerSettings): Look {
  const planner = new Planner(domain, settings);
  return (view: S, seat, random) => {
    const spending = new Spending({ positions: OPEN_POSITIONS.intermediate });
    return planner.consider(new Samples(domain, view, random), seat, spending);
  };
}

const LOOKS: Readonly<Record<GameId, () => Look>> = {
  'terra-nova': () => {
    const { game } = terraNovaBook;
    const judge = novaJudgeOf('master');
    const evaluator = novaLearned(game, judge);
    return look({ game, evaluator, knowledge: judge }, OPEN_LEVELS.master.own);
  },
  'terra-mystica': () => {
    const { game } = terraMysticaBook;
    const judge = mysticaJudgeOf('master');
    const evaluator = mysticaLearned(game, judge);
    return look({ game, evaluator, knowledge: judge }, OPEN_LEVELS.master.own);
  },
  gaia: () => {
    const { game } = gaiaBook;
    const evaluator = judgeEvaluator(game, GAIA_JUDGE);
    const hidden = gaiaHidden(game, GAIA_JUDGE);
    const knowledge = { ...GAIA_JUDGE, prune: pruneByTile };
    return look({ game, evaluator, knowledge, hidden }, HIDDEN_LEVELS.master.own);
  },
};

export function firstLook(game: GameId): Look {
  return LOOKS[game]();
}
