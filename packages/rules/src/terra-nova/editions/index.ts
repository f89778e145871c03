import type { Edition } from './edition.ts';
import house1 from './house-1.json' with { type: 'json' };
import house2 from './house-2.json' with { type: 'json' };

/**
 * The editions that ship with the game, the newest last: the rulebook's numbers, and house data where the
 * rulebook has only pictures. Tables and records name one by its id, so none is ever changed or left out.
 *
 * A JSON import has no literal types, so the cast stands for a check that runs in the tests and not
 * at every start: `loadEdition` accepts these files without a fault, and a change that breaks one turns
 * them red.
 */
export const HOUSE_EDITIONS = [house1, house2] as unknown as readonly Edition[];

/** The edition that new tables get. */
export const HOUSE_EDITION: Edition = HOUSE_EDITIONS[HOUSE_EDITIONS.length - 1];
