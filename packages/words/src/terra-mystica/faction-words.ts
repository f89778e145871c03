import type { Landscape, TerraMysticaWords } from './shape.ts';

/** The lists of a catalogue in which a single faction may have words. */
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

/** Everything that only one faction has words for, in one language. */
export type FactionWords = {
  readonly name: string;
  /** What only it can do, and what its stronghold brings. */
  readonly ability: string;
  readonly stronghold: string;
  readonly landscape: Landscape;
} & { readonly [L in keyof Lists]?: Partial<Lists[L]> };
