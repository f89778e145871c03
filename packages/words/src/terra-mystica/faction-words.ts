import type { Landscape, TerraMysticaWords } from './shape.ts';

/** The lists of a catalogue that may contain words for a single faction. */
type Lists = Pick<
  TerraMysticaWords,
  | 'specialActions'
  | 'rulings'
  | 'lost'
  | 'topics'
  | 'answers'
  | 'pending'
  | 'moves'
  | 'events'
  | 'refusals'
>;

/** All words that only one faction has, in one language. */
export type FactionWords = {
  readonly name: string;
  /** The ability that only this faction has, and the effects of its stronghold. */
  readonly ability: string;
  readonly stronghold: string;
  readonly landscape: Landscape;
} & { readonly [L in keyof Lists]?: Partial<Lists[L]> };
