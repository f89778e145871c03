import { terraNovaPlayed } from '@pangaea/bots/terra-nova';
import { err, ok } from '@pangaea/rules/kernel';
import {
  type Event,
  FACTIONS,
  loadEdition,
  type Options,
  STATE_LAYOUT,
  type State,
  terraNova,
} from '@pangaea/rules/terra-nova';
import { terraNovaTrial } from '@pangaea/rules/trials';
import { TERRA_NOVA } from '@pangaea/words/terra-nova';
import { terraNovaScreen } from '../screen/terra-nova/index.ts';
import type { GameEntry } from './entry.ts';

export const terraNovaEntry: GameEntry<State, Options, Event> = {
  trial: terraNovaTrial,
  leastPlayers: 2,
  mostPlayers: 4,
  stateBytes: STATE_LAYOUT.bytes,
  played: terraNovaPlayed,
  open(edition, language) {
    const loaded = loadEdition(edition);
    if (loaded.ok) return ok({ game: terraNova([loaded.value]), edition: loaded.value.id });
    const { faults } = TERRA_NOVA[language];
    return err(
      loaded.error.map(({ path, code, params }) => ({ path, text: faults[code](params) })),
    );
  },
  factionOf: (s, seat) => FACTIONS[s.faction(seat)],
  screen: terraNovaScreen,
};
