import { type EditedBook, editedBook } from '../kernel/index.ts';
import type { Edition } from './editions/edition.ts';
import { MORE_EDITIONS, PRINTED_EDITION } from './editions/index.ts';
import { editionLoader } from './editions/load-edition.ts';
import type { Event } from './events.ts';
import { FACTION_DEFINITIONS } from './factions/index.ts';
import { terraMystica } from './game.ts';
import type { Options } from './options/options.ts';
import type { State } from './state.ts';

type Fans = NonNullable<Parameters<typeof terraMystica>[2]>;

/** The rules with the fan factions that the option `fanFactions` adds. */
export function bookWith(fans: Fans): EditedBook<State, Options, Event, Edition> {
  const boards = [...FACTION_DEFINITIONS, ...new Set(Object.values(fans).flat())];
  return editedBook(
    { least: 2, most: 5 },
    (loaded) => terraMystica(loaded, FACTION_DEFINITIONS, fans),
    {
      house: [...MORE_EDITIONS, PRINTED_EDITION],
      load: editionLoader(boards),
      of: (state) => state.table.edition,
    },
  );
}

/**
 * Terra Mystica with only the factions of the published boxes, for programs that cannot show
 * others: it refuses the option `fanFactions`. It has a file of its own, because fan factions make
 * the download larger.
 */
export const boxedTerraMysticaBook: EditedBook<State, Options, Event, Edition> = bookWith({});
