import type { Provenance } from '../provenance.ts';
import { FEATURES, type Feature } from './feature-names.ts';
import { FINISH_FEATURES, type FinishFeature } from './finish.ts';
import model from './model.json' with { type: 'json' };

/** In logits: how much one more of a feature raises the odds of winning. */
export type Worths = Readonly<Record<Feature, number>>;

/**
 * In logits: how much a feature raises the odds that the race ends before the cards run out. Fitted
 * to games with takeovers; hardly any other game runs out of cards.
 */
export type FinishWorths = Readonly<Record<FinishFeature, number>>;

/** The origin of the numbers of a part. */
export interface PartProvenance extends Provenance {
  /** The number of positions to which they were fitted; `null` if it was not recorded. */
  readonly positions: number | null;
}

/** The parts of a model, each fitted by itself. */
export const PARTS = ['basic', 'advanced', 'finish'] as const;
export type ModelPart = (typeof PARTS)[number];

/**
 * Numbers that are fitted to games. A placed meeple also shortens the race (`actionsToGo`), so
 * weights must be read together.
 */
export interface Model {
  readonly provenance: Readonly<Record<ModelPart, PartProvenance>>;
  /** For games with shared cities. */
  readonly basic: Worths;
  /** For games with takeovers. */
  readonly advanced: Worths;
  readonly finish: FinishWorths;
}

/**
 * The built-in model, made by `train/gaia.ts`. The compiler checks the file against the lists of
 * features.
 */
export const MODEL: Model = model;

/** The weights in the order of `FEATURES`. */
export function rowOf(worths: Worths): Float64Array {
  return Float64Array.from(FEATURES, (name) => worths[name]);
}

/** The weights in the order of `FINISH_FEATURES`. */
export function finishRowOf(worths: FinishWorths): Float64Array {
  return Float64Array.from(FINISH_FEATURES, (name) => worths[name]);
}
