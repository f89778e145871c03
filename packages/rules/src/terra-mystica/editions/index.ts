import { patchOfAll } from '../../data-file/patch.ts';
import { FACTION_DEFINITIONS } from '../factions/index.ts';
import { PRINTED } from '../printed/index.ts';
import { CHANGED_SHAPE, type Edition, PRINTED_ID } from './edition.ts';
import seed001 from './seed-001.json' with { type: 'json' };

/**
 * The printed game, written as an edition that contains every number: a good file to start from for
 * people who want to change some numbers.
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
 * Built-in editions besides the printed one, which options can name by their ids. None is ever
 * changed or removed.
 *
 * A JSON import has no literal types; a test makes sure that `loadEdition` accepts the files.
 */
export const MORE_EDITIONS = [seed001] as unknown as readonly Edition[];
