import type { Edition } from './edition.ts';
import reconstruction1 from './reconstruction-1.json' with { type: 'json' };

/**
 * The edition that ships with the game: the numbers of the rules, the cards that are publicly
 * described, and our own in place of those that nobody describes.
 *
 * A JSON import has no literal types, so the cast stands for a check that runs in the tests and not
 * at every start: `loadEdition` accepts this file without a fault, and a change that breaks it turns
 * them red.
 */
export const RECONSTRUCTION = reconstruction1 as unknown as Edition;
