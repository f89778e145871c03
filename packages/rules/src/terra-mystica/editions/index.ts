import { patchOfAll } from '../../data-file/patch.ts';
import { FACTION_DEFINITIONS } from '../factions/index.ts';
import { PRINTED } from '../printed/index.ts';
import { CHANGED_SHAPE, type Edition, PRINTED_ID } from './edition.ts';
import seed001 from './seed-001.json' with { type: 'json' };

/**
 * What is printed, written as an edition that names every number and replaces each by itself: the file to begin
 * with for those who want to change some.
 */
export const PRINTED_EDITION: Edition = {
  id: PRINTED_ID,
  title: 'As printed',
  ...(patchOfAll(CHANGED_SHAPE, {
    ...PRINTED,
    factions: Object.fromEntries(FACTION_DEFINITIONS.map((each) => [each.id, each])),
  }) as Omit<Edition, 'id' | 'title'>),
};

/**
 * Editions that ship beside what is printed, for options to name by their ids. None is ever changed or left out.
 *
 * A JSON import has no literal types; that `loadEdition` accepts the files is a test.
 */
export const MORE_EDITIONS = [seed001] as unknown as readonly Edition[];
