import type { Edition } from '../edition.ts';
import house1 from './house-1.json' with { type: 'json' };

/**
 * The edition that ships with the game: the rulebook's numbers, and house data where the rulebook
 * has only pictures.
 *
 * A JSON import has no literal types, so the cast stands for a check that runs in the tests and not
 * at every start: `loadEdition` accepts this file without a fault, and a change that breaks it turns
 * them red.
 */
export const HOUSE_EDITION = house1 as unknown as Edition;
