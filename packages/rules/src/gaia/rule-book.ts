import { editedBook } from '../kernel/index.ts';
import { RECONSTRUCTION } from './editions/index.ts';
import { loadEdition } from './editions/load-edition.ts';
import { gaia } from './game.ts';

/** Gaia as it ships. */
export const gaiaBook = editedBook({ least: 2, most: 5 }, gaia, {
  house: [RECONSTRUCTION],
  load: loadEdition,
  of: (state) => state.table.edition,
});
