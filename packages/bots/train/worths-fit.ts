import { Random, seedFromNumber } from '@pangaea/rules/kernel';
import type { Worths } from './hex-games.ts';

/** Points of the seats of one deal: by the changes that were drawn, and by the opposite ones. */
export type Pair = readonly [up: readonly number[], down: readonly number[]];

/** What one seat played by, as changes of the logarithm in units of the spread, and what came of it in points. */
export interface Trial {
  readonly change: Float64Array;
  readonly gain: number;
}

/** By how many points a worth moves the outcome when it grows by the spread, with its standard error. */
export interface Slope {
  readonly slope: number;
  readonly error: number;
}

/** How a step follows from slopes. */
export interface StepSettings {
  /** Share of how sure earlier steps were that still counts. */
  readonly memory: number;
  /** A worth stays where its direction is less sure than so many standard errors. */
  readonly least: number;
  /** Standard errors with which a step is as long as it may be. */
  readonly full: number;
}

/** The steps of the uniform chance by which worths are changed, and what makes their variance 1. */
const STEPS = 1000;
const UNIT = STEPS / Math.sqrt(3);
/** Figures that are kept of a worth. */
const FIGURES = 4;

/** What each seat of a deal plays by: of as many worths, with a mean of 0 and a variance of 1. Always the same for a deal. */
export function changesOf(deal: number, players: number, count: number): readonly Float64Array[] {
  const random = Random.fromSeed(seedFromNumber(~deal));
  return Array.from({ length: players }, () =>
    Float64Array.from({ length: count }, () => (random.below(2 * STEPS + 1) - STEPS) / UNIT),
  );
}

/** The worths, those of the names changed by factors. @param scale of the logarithm */
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
 * What came of the changes of each seat: its points against those by the opposite changes.
 * @param others how far the mean points of the others count against the own, 0 to 1
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

/** The slope of each worth alone, since changes are drawn independently. @param count the number of worths */
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

/** How sure directions are, in standard errors, with what is remembered of earlier steps. */
export function sureness(
  before: Float64Array,
  slopes: readonly Slope[],
  { memory }: StepSettings,
): Float64Array<ArrayBuffer> {
  return Float64Array.from(slopes, ({ slope, error }, place) =>
    error === 0 ? memory * before[place] : memory * before[place] + slope / error,
  );
}

/** How far each worth goes, -1 to 1: the farther the surer its direction is. */
export function stepOf(sure: Float64Array, { least, full }: StepSettings): Float64Array {
  return sure.map((each) => (Math.abs(each) < least ? 0 : Math.max(-1, Math.min(1, each / full))));
}

/** The worths, with the numbers that moved rounded to as many figures as are kept. */
export function rounded(worths: Worths, names: readonly string[], step: Float64Array): Worths {
  const own = names
    .filter((_, place) => step[place] !== 0)
    .map((name) => [name, Number(worths[name].toPrecision(FIGURES))]);
  return { ...worths, ...Object.fromEntries(own) };
}
