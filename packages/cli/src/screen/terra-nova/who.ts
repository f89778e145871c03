import { FACTIONS, NONE, type State } from '@pangaea/rules/terra-nova';
import type { Language } from '@pangaea/words';
import { TERRA_NOVA, type Who } from '@pangaea/words/terra-nova';
import { MESSAGES } from '../../messages/index.ts';

/** The names of the seats in a position: their factions, as soon as they have some. */
export function whoIsWho(language: Language, s: State | undefined): Who {
  const player = MESSAGES[language].screen.seat;
  const { factions } = TERRA_NOVA[language];
  return {
    player,
    seat(seat) {
      const faction = s === undefined || seat >= s.table.players ? NONE : s.faction(seat);
      return faction === NONE ? player(seat) : factions[FACTIONS[faction]];
    },
  };
}
