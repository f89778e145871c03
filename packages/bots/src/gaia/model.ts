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

/** A match of bots with the worths against bots with others, of the same level. `null` where it was not kept. */
export interface Match {
  readonly level: string;
  readonly players: number;
  /** Positions that each may look at before a move. */
  readonly positions: number | null;
  /** The commit that has the others. */
  readonly over: string;
  readonly games: number;
  /** Games that the bots with the worths won: two players in mirrored pairs, or one seat among several. */
  readonly won: number;
}

/** Where fitted numbers come from. `null` where it was not kept. */
export interface Provenance {
  readonly games: number | null;
  /** Positions of these games that the numbers were fitted to. */
  readonly positions: number | null;
  readonly seed: number | null;
  /** Commits whose bots played the games, with a plus where files were changed; none where it was not kept. */
  readonly playedBy: readonly string[];
  readonly matches: readonly Match[];
  readonly note: string;
}

/** The parts of a model; each is fitted by itself. */
export const PARTS = ['basic', 'advanced', 'finish'] as const;
export type Part = (typeof PARTS)[number];

/**
 * What is fitted to games. A meeple placed also shortens the race (`actionsToGo`), so worths are to be read
 * together.
 */
export interface Model {
  readonly provenance: Readonly<Record<Part, Provenance>>;
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
