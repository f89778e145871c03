import { PHASE, type State } from '@pangaea/rules/gaia';
import type { Part } from '../analysis.ts';
import { chancesOf, Evaluation } from '../evaluator.ts';
import { addShare, type Explainer, type Taken } from '../explainer.ts';
import { type Judge, POINTS_PER_LOGIT } from '../judge.ts';
import { sharesOf } from '../shares.ts';
import { FEATURE_COUNT, FEATURES, type Feature } from './feature-names.ts';
import { features } from './features.ts';
import { type Model, rowOf } from './model.ts';

/** The part that each feature belongs to. */
const PART_OF: Readonly<Record<Feature, Part>> = {
  meeplesLeft: 'race',
  lastMeeple: 'race',
  lastTwo: 'race',
  actionsToGo: 'race',
  almostThere: 'race',
  onTwo: 'race',
  onThree: 'race',
  onFour: 'race',
  build2: 'buildings',
  build3: 'buildings',
  build4: 'buildings',
  buildAfterTile: 'buildings',
  buildLater: 'buildings',
  cityInHand: 'buildings',
  raise: 'growth',
  raiseMore: 'growth',
  raiseByAnimals: 'growth',
  raiseLater: 'growth',
  starving: 'danger',
  hungry: 'danger',
  threatened: 'danger',
  exposed: 'danger',
  goal1: 'goals',
  goal2: 'goals',
  goal3: 'goals',
  goal4: 'goals',
  goal5: 'goals',
  goal6: 'goals',
  goalAfter: 'goals',
  powersInFront: 'goals',
  powerGoalNear: 'goals',
  nature: 'cards',
  natureKinds: 'cards',
  animals: 'cards',
  weather: 'cards',
  earthquake: 'cards',
  tornado: 'cards',
  protection: 'cards',
  lightning: 'cards',
  eruption: 'cards',
  fullHand: 'cards',
  actionsLeft: 'tempo',
  next: 'tempo',
};

/**
 * The parts that the features of the seat itself belong to. After them, at the index `OTHERS`,
 * comes one more change: the other seats and the chance that anybody wins.
 */
const OWN_PARTS: readonly Part[] = [...new Set(FEATURES.map((name) => PART_OF[name]))];
const PLACES = FEATURES.map((name) => OWN_PARTS.indexOf(PART_OF[name]));
const OTHERS = OWN_PARTS.length;
const CHANGES = OTHERS + 1;

/** The judge's features of a position, for one seat. */
interface Seen extends Taken {
  readonly isOver: boolean;
  /** By own part, in points. */
  readonly own: readonly number[];
  /** By seat, in points. */
  readonly points: Float64Array;
  readonly worth: number;
}

/**
 * The parts of a chance to win: the judge adds up weighted features, and compares the sums of the
 * seats.
 */
export function gaiaExplainer(judge: Judge<State>, { basic, advanced }: Model): Explainer<State> {
  const [shared, takeover] = [rowOf(basic), rowOf(advanced)];
  const found = new Float64Array(8 * FEATURE_COUNT);
  const points = new Float64Array(8);
  const chances = new Float64Array(8);

  function ownOf(s: State, seat: number): readonly number[] {
    const worths = s.table.takeover ? takeover : shared;
    const own = OWN_PARTS.map(() => 0);
    features(s, found);
    for (const [feature, place] of PLACES.entries()) {
      own[place] += found[seat * FEATURE_COUNT + feature] * worths[feature] * POINTS_PER_LOGIT;
    }
    return own;
  }

  return {
    unit: 'chance',
    pointsIn: () => undefined,
    take(state, seat) {
      const { players } = state.table;
      const evaluation = new Evaluation();
      const worth = judge.judge(state, evaluation.points);
      const isOver = state.phase() === PHASE.over;
      const seen: Seen = {
        isOver,
        worth,
        points: evaluation.points,
        own: isOver ? [] : ownOf(state, seat),
        sharesTo(taken) {
          const other = taken as Seen;
          if (isOver || other.isOver) return undefined;
          const shares = new Map<Part, number>();
          const each = sharesOf(CHANGES, (changed) => {
            const has = (place: number) => ((changed >> place) & 1) !== 0;
            const { points: others, worth: whole } = has(OTHERS) ? other : seen;
            points.set(others);
            points[seat] = seen.points[seat];
            for (let place = 0; place < OTHERS; place++) {
              if (has(place)) points[seat] += other.own[place] - seen.own[place];
            }
            chancesOf(points, players, whole, chances);
            return chances[seat];
          });
          for (const [place, share] of each.entries()) {
            addShare(shares, OWN_PARTS[place] ?? 'others', share);
          }
          return shares;
        },
      };
      return seen;
    },
  };
}
