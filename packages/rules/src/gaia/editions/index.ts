import type { Edition } from './edition.ts';
import reconstruction1 from './reconstruction-1.json' with { type: 'json' };

/**
 * The edition that ships with the game: the numbers of the rules, the cards that are publicly
 * described, and our own cards for those that no text describes.
 *
 * A JSON import has no literal types, so there is a cast. The tests check the file instead of every
 * start: they fail if `loadEdition` finds a fault in it.
 */
export const RECONSTRUCTION = reconstruction1 as unknown as Edition;
