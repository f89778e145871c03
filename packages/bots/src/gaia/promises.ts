import { type Gaia, PHASE, placedMeeples, type State } from '@pangaea/rules/gaia';
import { Random, seedFromNumber } from '@pangaea/rules/kernel';
import type { Calibration, Promises } from '../calibration.ts';
import { Evaluation } from '../evaluator.ts';
import type { Judge } from '../judge.ts';
import calibration from './calibration.json' with { type: 'json' };

const CALIBRATION: Calibration = calibration;

const QUARTERS = 4;
/** The number of full positions that agree with a view, over which predictions are averaged. */
const SAMPLES = 8;

/**
 * The moment of a position of Gaia: a quarter of the race is over when the leader has placed a
 * quarter of its meeples.
 */
export function momentOf(s: State): number | undefined {
  if (s.phase() === PHASE.over) return undefined;
  const { players, meeples } = s.table;
  const placed = Array.from({ length: players }, (_, seat) => placedMeeples(s, seat));
  return Math.min(QUARTERS - 1, Math.floor((QUARTERS * Math.max(...placed)) / meeples));
}

/**
 * The points that the judge expects for each seat. They measure the race: chances follow from them,
 * but no final score.
 */
export function promises(game: Gaia, judge: Judge<State>): Promises<State> {
  const { points } = new Evaluation();
  return {
    calibration: CALIBRATION,
    unit: 'race',
    momentOf,
    factionsOf: () => [],
    expectedIn(view) {
      const random = Random.fromSeed(seedFromNumber(0));
      const sums = new Array<number>(view.table.players).fill(0);
      for (let n = 0; n < SAMPLES; n++) {
        judge.judge(game.sample(view, random), points);
        for (const seat of sums.keys()) sums[seat] += points[seat] / SAMPLES;
      }
      return sums;
    },
  };
}
