import { PHASE, placedMeeples, type State } from '@pangaea/rules/gaia';
import { type Judge, POINTS_PER_LOGIT } from '../judge.ts';
import { FEATURE_COUNT } from './feature-names.ts';
import { features } from './features.ts';
import { FINISH_FEATURE_COUNT, finishFeatures } from './finish.ts';
import { finishRowOf, MODEL, type Model, rowOf } from './model.ts';
import { pruneByLand } from './prune.ts';

const SEATS = 5;
const FOUND = new Float64Array(SEATS * FEATURE_COUNT);
const FOUND_FINISH = new Float64Array(FINISH_FEATURE_COUNT);
/** The points of a seat that has won: nothing else counts then. */
const WON = 1000;

/**
 * The value of a victory is the chance that the race ends before the cards run out, raised to this
 * power. The chance itself is not enough: each bot would wait for the others to bring the end
 * nearer, since they can take over what it builds.
 */
const EAGERNESS = 20;

/**
 * How far each seat has come in the race, in points, by the weights of a model. Nobody passes in
 * Gaia.
 */
export function gaiaJudge(model: Model): Judge<State> {
  const basic = rowOf(model.basic);
  const advanced = rowOf(model.advanced);
  const finish = finishRowOf(model.finish);
  return {
    judge(s, into) {
      const { players, takeover } = s.table;
      if (s.phase() === PHASE.over) return judgeEnd(s, into);
      features(s, FOUND);
      const worths = takeover ? advanced : basic;
      for (let seat = 0; seat < players; seat++) {
        into[seat] = sumOf(FOUND, seat * FEATURE_COUNT, worths) * POINTS_PER_LOGIT;
      }
      finishFeatures(s, FOUND, FOUND_FINISH);
      return (1 + Math.exp(-sumOf(FOUND_FINISH, 0, finish))) ** -EAGERNESS;
    },
    prune: pruneByLand,
    isPass: () => false,
  };
}

/**
 * The winner's lead is larger than any other. If the cards ran out, the race counts as finished by
 * the share of meeples that its winner has placed: a victory at 0 : 0 has no value.
 */
function judgeEnd(s: State, into: Float64Array): number {
  const { players, meeples } = s.table;
  for (let seat = 0; seat < players; seat++) into[seat] = s.winner() === seat ? WON : 0;
  return (placedMeeples(s, s.winner()) / meeples) ** EAGERNESS;
}

function sumOf(found: Float64Array, from: number, worths: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < worths.length; index++) sum += found[from + index] * worths[index];
  return sum;
}

/** The judge of the built-in bots. */
export const GAIA_JUDGE: Judge<State> = gaiaJudge(MODEL);
