import { editedBook } from '../kernel/index.ts';
import { HOUSE_EDITIONS } from './editions/index.ts';
import { loadEdition } from './editions/load-edition.ts';
import { terraNova } from './game.ts';

/** Terra Nova as it ships. */
export const terraNovaBook = editedBook({ least: 2, most: 4 }, terraNova, {
  house: HOUSE_EDITIONS,
  load: loadEdition,
  of: (state) => state.table.edition,
});
