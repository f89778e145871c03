import { RECONSTRUCTION, type State } from '@pangaea/rules/gaia';
import type { Language } from '@pangaea/words';
import type { Who } from '@pangaea/words/gaia';
import { MESSAGES } from '../../messages/index.ts';

/** The names of the seats, and the printed data on the cards of the table. */
export function whoIsWho(language: Language, s: State | undefined): Who {
  return {
    seat: MESSAGES[language].screen.seat,
    edition: s === undefined ? RECONSTRUCTION : s.table.edition,
  };
}
