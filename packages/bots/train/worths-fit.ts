import { Random, seedFromNumber } from '@pangaea/rules/kernel';
import type { Worths } from './hex-games.ts';

/**
 * Points of the seats of one deal, with random changes of their worths and with the opposite
 * changes.
 */
export type Pair = readonly [up: readonly number[], down: readonly number[]];

/**
 * The changes of one seat, in units of the spread, and their effect in points. A change is one of
 * the logarithm of a worth.
 */
export interface Trial {
  readonly change: Float64Array;
  readonly gain: number;
}

/** The effect on the points, if a worth grows by the spread; with its standard error. */
export interface Slope {
  readonly slope: number;
  readonly error: number;
}

/** Settings that turn slopes into a step. */
export interface StepSettings {
  /** The weight of earlier steps in the certainty of a direction. */
  readonly memory: number;
  /** A worth stays unless its direction is this certain, in standard errors. */
  readonly least: number;
  /** The certainty, in standard errors, at which a step has its full length. */
  readonly full: number;
}

/** The uniform random changes of worths have this many values on each side of 0. */
const STEPS = 1000;
/** The divisor that makes the variance of the changes 1. */
const UNIT = STEPS / Math.sqrt(3);
/** The number of significant figures of a stored worth. */
const FIGURES = 4;

/**
 * The random changes for each seat of a deal, one for each worth, with a mean of 0 and a variance
 * of 1. They are always the same for a deal.
 */
export function changesOf(deal: number, players: number, count: number): readonly Float64Array[] {
  const random = Random.fromSeed(seedFromNumber(~deal));
  return Array.from({ length: players }, () =>
    Float64Array.from({ length: count }, () => (random.below(2 * STEPS + 1) - STEPS) / UNIT),
  );
}

/**
 * The worths after a change of the named ones.
 * @param scale the factor of the changes in the logarithm
 */
export function changed(
  worths: Worths,
  names: readonly string[],
  change: Float64Array,
  scale: number,
): Worths {
  const own = names.map((name, place) => [name, worths[name] * Math.exp(scale * change[place])]);
  return { ...worths, ...Object.fromEntries(own) };
}

/**
 * The effects of the changes of each seat: its points with these changes against those with the
 * opposite ones.
 * @param others the weight of the other seats' mean points against the own points, 0 to 1
 */
export function trialsOf(
  changes: readonly Float64Array[],
  [up, down]: Pair,
  others: number,
): readonly Trial[] {
  const gains = up.map((points, seat) => (points - down[seat]) / 2);
  const sum = gains.reduce((all, each) => all + each, 0);
  return changes.map((change, seat) => {
    const rest = (sum - gains[seat]) / (changes.length - 1);
    return { change, gain: gains[seat] - others * rest };
  });
}

/**
 * The slope of each worth, computed separately, since the changes are drawn independently.
 * @param count the number of worths
 */
export function slopesOf(trials: readonly Trial[], count: number): readonly Slope[] {
  return Array.from({ length: count }, (_, place) => {
    let [product, square, rest] = [0, 0, 0];
    for (const { change, gain } of trials) {
      product += change[place] * gain;
      square += change[place] ** 2;
      rest += gain ** 2;
    }
    return { slope: product / square, error: Math.sqrt(rest / trials.length / square) };
  });
}

/** The certainty of directions in standard errors, with that of earlier steps. */
export function sureness(
  before: Float64Array,
  slopes: readonly Slope[],
  { memory }: StepSettings,
): Float64Array<ArrayBuffer> {
  return Float64Array.from(slopes, ({ slope, error }, place) =>
    error === 0 ? memory * before[place] : memory * before[place] + slope / error,
  );
}

/** The step of each worth, from -1 to 1; more certain directions give longer steps. */
export function stepOf(sure: Float64Array, { least, full }: StepSettings): Float64Array {
  return sure.map((each) => (Math.abs(each) < least ? 0 : Math.max(-1, Math.min(1, each / full))));
}

/** The worths after a step. Those that moved are rounded to `FIGURES`. */
export function rounded(worths: Worths, names: readonly string[], step: Float64Array): Worths {
  const own = names
    .filter((_, place) => step[place] !== 0)
    .map((name) => [name, Number(worths[name].toPrecision(FIGURES))]);
  return { ...worths, ...Object.fromEntries(own) };
}
