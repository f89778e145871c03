import { bookWith } from './boxed-book.ts';
import { FAN_FACTIONS } from './factions/fan/index.ts';

/** Terra Mystica as it ships. */
export const terraMysticaBook = bookWith(FAN_FACTIONS);

export const { load: loadEdition } = terraMysticaBook.editions;
