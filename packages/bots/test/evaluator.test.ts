import { expect, it } from 'vitest';
import { Evaluation, judgeEvaluator, LEAD, OWN_POINTS, WINNING } from '../src/index.ts';
import { begin, orchard, pointsJudge, type Toy } from './toys.ts';

/** A race in which the cards run out in one of four games. */
const judge = {
  ...pointsJudge,
  judge(s: Toy, into: Float64Array, only?: number) {
    if (only === undefined) into.set(s.vp);
    else into[only] = s.vp[only];
    return 0.75;
  },
};
const evaluator = judgeEvaluator(orchard, judge);

function stateOf(...vp: number[]): Toy {
  const state = begin(vp.length);
  state.vp.set(vp);
  return state;
}

function evaluated(state: Toy, only?: number): Evaluation {
  const found = new Evaluation();
  evaluator.evaluate([state], 1, [found], only);
  return found;
}

it('the chances of all seats are together what a victory is worth', () => {
  const { chances, points, worth } = evaluated(stateOf(30, 38, 30));
  expect(worth).toBe(0.75);
  expect([...points.subarray(0, 3)]).toEqual([30, 38, 30]);
  expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(0.75);
  // A lead of eight points means odds of three to one.
  expect(chances[1] / chances[0]).toBeCloseTo(3);
  expect(chances[0]).toBe(chances[2]);
});

it('several positions are evaluated at once, each into its own place', () => {
  const into = [new Evaluation(), new Evaluation(), new Evaluation()];
  evaluator.evaluate([stateOf(1, 2), stateOf(3, 4), stateOf(5, 6)], 2, into);
  expect(into.map(({ points }) => points[0])).toEqual([1, 3, 0]);
});

it('for one seat a judge need not look at the others', () => {
  const { points } = evaluated(stateOf(4, 5, 6), 1);
  expect([...points.subarray(0, 3)]).toEqual([0, 5, 0]);
});

it('measures', () => {
  const three = evaluated(stateOf(38, 30, 12));
  expect(OWN_POINTS.of(three, 3, 0)).toBe(38);
  expect(LEAD.of(three, 3, 0)).toBeCloseTo(0.75 * 0.75);
  // The third seat has a chance as well.
  expect(WINNING.of(three, 3, 0)).toBeLessThan(LEAD.of(three, 3, 0));
  const two = evaluated(stateOf(38, 30));
  expect(OWN_POINTS.of(two, 2, 0)).toBe(23);
  expect(WINNING.of(two, 2, 0)).toBeCloseTo(LEAD.of(two, 2, 0));
});
