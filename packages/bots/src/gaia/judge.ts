import { PHASE, type State } from '@pangaea/rules/gaia';
import { type Judge, POINTS_PER_LOGIT } from '../judge.ts';
import { FEATURE_COUNT } from './feature-names.ts';
import { features } from './features.ts';
import { prune } from './prune.ts';
import { ADVANCED, BASIC, rowOf } from './worths.ts';

const SEATS = 5;
const FOUND = new Float64Array(SEATS * FEATURE_COUNT);
const BASIC_ROW = rowOf(BASIC);
const ADVANCED_ROW = rowOf(ADVANCED);
/** Who has won, in points: nothing else counts any more. */
const WON = 1000;

/** How far each seat has come in the race, in points; the winner's lead is out of reach. */
function judge(s: State, into: Float64Array): void {
  const { players, takeover } = s.table;
  if (s.phase() === PHASE.over) {
    for (let seat = 0; seat < players; seat++) into[seat] = s.winner() === seat ? WON : 0;
    return;
  }
  features(s, FOUND);
  const worths = takeover ? ADVANCED_ROW : BASIC_ROW;
  for (let seat = 0; seat < players; seat++) {
    let worth = 0;
    const row = seat * FEATURE_COUNT;
    for (let index = 0; index < FEATURE_COUNT; index++) worth += FOUND[row + index] * worths[index];
    into[seat] = worth * POINTS_PER_LOGIT;
  }
}

/** Nobody passes in Gaia. */
export const GAIA_JUDGE: Judge<State> = { judge, prune, isPass: () => false };
