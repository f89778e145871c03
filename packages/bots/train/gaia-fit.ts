import { FEATURE_COUNT, FEATURES } from '../src/gaia/feature-names.ts';
import { FINISH_FEATURE_COUNT, FINISH_FEATURES } from '../src/gaia/finish.ts';
import { type FinishWorths, finishRowOf, rowOf, type Worths } from '../src/gaia/model.ts';
import type { Sample } from './gaia-samples.ts';

/** The weight of the penalty for large worths. */
const WEIGHT = 0.002;
const STEPS = 400;
const FINISH_STEPS = 2000;
/** The size of the first step; later steps get shorter. */
const RATE = 0.05;

/**
 * Adam over all data at once, from zeros.
 * @param addSlope adds the gradient of the mean loss at the worths
 */
function descend(
  count: number,
  steps: number,
  addSlope: (worths: Float64Array, slope: Float64Array) => void,
): Float64Array {
  const worths = new Float64Array(count);
  const slope = new Float64Array(count);
  const mean = new Float64Array(count);
  const square = new Float64Array(count);
  for (let step = 1; step <= steps; step++) {
    slope.fill(0);
    addSlope(worths, slope);
    const rate = RATE * (1 - step / (steps * 1.05));
    for (let index = 0; index < count; index++) {
      mean[index] = 0.9 * mean[index] + 0.1 * slope[index];
      square[index] = 0.99 * square[index] + 0.01 * slope[index] ** 2;
      const m = mean[index] / (1 - 0.9 ** step);
      const v = square[index] / (1 - 0.99 ** step);
      worths[index] -= (rate * m) / (Math.sqrt(v) + 1e-8);
    }
  }
  return worths;
}

/**
 * The mean surprise about the winner, in nats. If `slope` is given, the gradient is added to it.
 */
function surpriseOf(data: readonly Sample[], worths: Float64Array, slope?: Float64Array): number {
  let sum = 0;
  const odds = new Float64Array(8);
  for (const { rows, players, winner } of data) {
    let all = 0;
    for (let seat = 0; seat < players; seat++) {
      let worth = 0;
      const at = seat * FEATURE_COUNT;
      for (let index = 0; index < FEATURE_COUNT; index++) worth += rows[at + index] * worths[index];
      odds[seat] = Math.exp(worth);
      all += odds[seat];
    }
    sum -= Math.log(odds[winner] / all);
    if (slope === undefined) continue;
    for (let seat = 0; seat < players; seat++) {
      const off = (odds[seat] / all - (seat === winner ? 1 : 0)) / data.length;
      const at = seat * FEATURE_COUNT;
      for (let index = 0; index < FEATURE_COUNT; index++) slope[index] += off * rows[at + index];
    }
  }
  return sum / data.length;
}

/** The mean surprise about the winner, in nats. Worths that fit better give a lower number. */
export function surprise(data: readonly Sample[], worths: Worths): number {
  return surpriseOf(data, rowOf(worths));
}

/** Worths that fit the winners of games best (softmax regression over the seats). */
export function fitWorths(data: readonly Sample[]): Worths {
  const worths = descend(FEATURE_COUNT, STEPS, (at, slope) => {
    surpriseOf(data, at, slope);
    for (let index = 0; index < FEATURE_COUNT; index++) slope[index] += WEIGHT * at[index];
  });
  return named(FEATURES, worths);
}

function chanceToFinish({ finish }: Sample, worths: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < worths.length; index++) sum += finish[index] * worths[index];
  return 1 / (1 + Math.exp(-sum));
}

/** Worths that fit the share of meeples that winners had placed (logistic regression). */
export function fitFinish(data: readonly Sample[]): FinishWorths {
  const worths = descend(FINISH_FEATURE_COUNT, FINISH_STEPS, (at, slope) => {
    for (const each of data) {
      const off = (chanceToFinish(each, at) - each.placed) / data.length;
      for (let index = 0; index < slope.length; index++) slope[index] += off * each.finish[index];
    }
  });
  return named(FINISH_FEATURES, worths);
}

/** The mean surprise about the share of meeples that winners had placed, in nats. */
export function surpriseAtFinish(data: readonly Sample[], worths: FinishWorths): number {
  const row = finishRowOf(worths);
  let sum = 0;
  for (const each of data) {
    const chance = chanceToFinish(each, row);
    sum -= each.placed * Math.log(chance) + (1 - each.placed) * Math.log(1 - chance);
  }
  return sum / data.length;
}

/** Worths by name, rounded to three decimal places as in the model. */
function named<F extends string>(
  names: readonly F[],
  worths: Float64Array,
): Readonly<Record<F, number>> {
  const entries = names.map((name, index) => [name, Number(worths[index].toFixed(3))] as const);
  return Object.fromEntries(entries) as Record<F, number>;
}
