import { editedBook } from '../kernel/index.ts';
import { PRINTED_EDITION } from './editions/index.ts';
import { loadEdition } from './editions/load-edition.ts';
import { terraMystica } from './game.ts';

/** Terra Mystica as it ships. */
export const terraMysticaBook = editedBook({ least: 2, most: 5 }, terraMystica, {
  house: [PRINTED_EDITION],
  load: loadEdition,
  of: (state) => state.table.edition,
});
