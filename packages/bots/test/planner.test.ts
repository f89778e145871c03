import { Random, seedFromNumber } from '@pangaea/rules/kernel';
import { describe, expect, it } from 'vitest';
import { Samples, Spending } from '../src/domain.ts';
import {
  type Evaluator,
  HIDDEN_LEVELS,
  judgeEvaluator,
  LEAD,
  OPEN_LEVELS,
  OWN_POINTS,
  type PlannerSettings,
  WINNING,
} from '../src/index.ts';
import { Planner } from '../src/planner.ts';
import { begin, orchard, pointsJudge, type Toy, TURNS_EACH, well, wellHidden } from './toys.ts';

const judged = judgeEvaluator(orchard, pointsJudge);
const seeded = () => Random.fromSeed(seedFromNumber(1));

/** The judge in batches; it remembers its questions. */
function counting(batch: number) {
  const counts: number[] = [];
  const seats: (number | undefined)[] = [];
  const evaluator: Evaluator<Toy> = {
    batch,
    evaluate(states, count, into, only) {
      counts.push(count);
      seats.push(only);
      judged.evaluate(states, count, into, only);
    },
  };
  return { evaluator, counts, seats };
}

function consider(evaluator: Evaluator<Toy>, settings: PlannerSettings, seats: number) {
  const domain = { game: orchard, evaluator, knowledge: pointsJudge };
  const state = begin(seats);
  // The last round.
  state.turn = seats * (TURNS_EACH - 1);
  const spending = new Spending({ positions: 1_000 });
  const samples = new Samples(domain, state, seeded());
  return { choices: new Planner(domain, settings).consider(samples, 0, spending), spending };
}

describe('batches', () => {
  it.each([1, 2, 3])('of %i positions give the same values', (batch) => {
    const { evaluator, counts } = counting(batch);
    const { choices, spending } = consider(evaluator, OPEN_LEVELS.intermediate.plan, 2);
    expect(choices).toEqual(consider(judged, OPEN_LEVELS.intermediate.plan, 2).choices);
    expect(Math.max(...counts)).toBe(Math.min(batch, 2));
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(spending.positions);
  });
});

describe('only one seat is evaluated', () => {
  it.each([
    ['own points of three', OWN_POINTS, 3, 0],
    ['own points of two', OWN_POINTS, 2, undefined],
    ['a lead', LEAD, 3, undefined],
    ['a chance', WINNING, 3, undefined],
  ] as const)('%s', (_, measure, seats, only) => {
    const asked = counting(1);
    consider(asked.evaluator, { ...OPEN_LEVELS.intermediate.plan, measure }, seats);
    expect(new Set(asked.seats)).toEqual(new Set([only]));
  });
});

it('a random result has the mean value of its samples', () => {
  const game = well(1);
  const domain = { game, evaluator: judged, knowledge: pointsJudge, hidden: wellHidden };
  const settings = { ...HIDDEN_LEVELS.intermediate.plan, measure: OWN_POINTS, samples: 400 };
  const samples = new Samples(domain, begin(3), seeded());
  const spending = new Spending({ positions: 1e6 });
  const [take, draw] = new Planner(domain, settings).consider(samples, 0, spending);
  expect(take.value).toBe(1);
  expect(draw.value).toBeGreaterThan(1.3);
  expect(draw.value).toBeLessThan(1.7);
});
