import type { Edition } from './edition.ts';
import house1 from './house-1.json' with { type: 'json' };
import house2 from './house-2.json' with { type: 'json' };

/**
 * The built-in editions, the newest last: the rulebook's numbers, plus house data for values that
 * the rulebook shows only in pictures. Tables and records name an edition by its id, so none is
 * ever changed or removed.
 *
 * A JSON import has no literal types, so the code uses a cast. The tests run the check, so that it
 * does not run at every start: `loadEdition` must accept these files without a fault.
 */
export const HOUSE_EDITIONS = [house1, house2] as unknown as readonly Edition[];

/** The edition that new tables get. */
export const HOUSE_EDITION: Edition = HOUSE_EDITIONS[HOUSE_EDITIONS.length - 1];
