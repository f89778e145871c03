import type { Provenance } from '../provenance.ts';
import { FEATURES, type Feature } from './feature-names.ts';
import { FINISH_FEATURES, type FinishFeature } from './finish.ts';
import model from './model.json' with { type: 'json' };

/** In logits: how much more likely one more of something makes the victory. */
export type Worths = Readonly<Record<Feature, number>>;

/**
 * In logits: how much more likely it gets that the race is won before the cards are gone. Fitted to games
 * with takeovers; of the others hardly any runs out of cards.
 */
export type FinishWorths = Readonly<Record<FinishFeature, number>>;

/** Where the numbers of a part come from. */
export interface PartProvenance extends Provenance {
  /** Positions of the games that the numbers were fitted to; `null` where it was not kept. */
  readonly positions: number | null;
}

/** The parts of a model; each is fitted by itself. */
export const PARTS = ['basic', 'advanced', 'finish'] as const;
export type ModelPart = (typeof PARTS)[number];

/**
 * The numbers that are fitted to games. A meeple placed also shortens the race (`actionsToGo`), so worths are to be read
 * together.
 */
export interface Model {
  readonly provenance: Readonly<Record<ModelPart, PartProvenance>>;
  /** Cities are shared. */
  readonly basic: Worths;
  /** With takeovers. */
  readonly advanced: Worths;
  readonly finish: FinishWorths;
}

/** The model that ships, made by `train/gaia.ts`. The compiler holds the file to the lists of features. */
export const MODEL: Model = model;

/** In the order of `FEATURES`. */
export function rowOf(worths: Worths): Float64Array {
  return Float64Array.from(FEATURES, (name) => worths[name]);
}

/** In the order of `FINISH_FEATURES`. */
export function finishRowOf(worths: FinishWorths): Float64Array {
  return Float64Array.from(FINISH_FEATURES, (name) => worths[name]);
}
