import { editedBook } from '../kernel/index.ts';
import { PRINTED_EDITION } from './editions/index.ts';
import { loadEdition } from './editions/load-edition.ts';
import { FAN_FACTIONS } from './factions/fan/index.ts';
import { FACTION_DEFINITIONS } from './factions/index.ts';
import { terraMystica } from './game.ts';

/** The rules with the fan factions that the option `fanFactions` adds. */
function bookWith(fans: Parameters<typeof terraMystica>[2]) {
  return editedBook(
    { least: 2, most: 5 },
    (loaded) => terraMystica(loaded, FACTION_DEFINITIONS, fans),
    { house: [PRINTED_EDITION], load: loadEdition, of: (state) => state.table.edition },
  );
}

/** Terra Mystica as it ships. */
export const terraMysticaBook = bookWith(FAN_FACTIONS);

/** The same with the factions of the boxes only, which refuses the option `fanFactions`. */
export const boxedTerraMysticaBook = bookWith({});
