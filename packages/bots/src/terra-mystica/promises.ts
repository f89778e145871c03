import { PHASE, type State } from '@pangaea/rules/terra-mystica';
import { type Calibration, momentOf as calibratedAt, type Promises } from '../calibration.ts';
import type { Rules } from '../domain.ts';
import { Evaluation } from '../evaluator.ts';
import calibration from './calibration.json' with { type: 'json' };
import { judgeOf } from './judge.ts';
import { learned } from './learned.ts';
import { FACTION_NAMES } from './opening.ts';

const CALIBRATION: Calibration = calibration;

/** The moments of Terra Mystica: its rounds, each with its income and its end. */
export function momentOf(s: State): number | undefined {
  return s.round() > 0 && s.phase() !== PHASE.over ? s.round() - 1 : undefined;
}

/** The predictions of the net. */
export function promises(game: Rules<State>): Promises<State> {
  const evaluator = learned(game, judgeOf('strong'));
  const evaluation = new Evaluation();
  return {
    calibration: CALIBRATION,
    unit: 'points',
    momentOf,
    factionsOf: (s) =>
      Array.from({ length: s.table.players }, (_, seat) => FACTION_NAMES[s.faction(seat)]),
    expectedIn(view) {
      evaluator.evaluate([view], 1, [evaluation]);
      return [...evaluation.points.subarray(0, view.table.players)];
    },
  };
}

/** The lead in points that multiplies the odds by e in games of bots, by position. */
export function pointsPerLogitIn(s: State): number | undefined {
  return calibratedAt(CALIBRATION.bots, s.table.players, Math.max(0, s.round() - 1))
    ?.pointsPerLogit;
}
