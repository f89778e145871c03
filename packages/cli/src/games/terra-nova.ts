import { terraNovaPlayed } from '@pangaea/bots/terra-nova';
import {
  type Event,
  FACTIONS,
  type Options,
  QUESTION,
  STATE_LAYOUT,
  type State,
  terraNovaBook,
} from '@pangaea/rules/terra-nova';
import { trial as terraNovaTrial } from '@pangaea/rules/trials/terra-nova';
import { TERRA_NOVA } from '@pangaea/words/terra-nova';
import { terraNovaScreen } from '../screen/terra-nova/index.ts';
import type { GameEntry } from './entry.ts';

export const terraNovaEntry: GameEntry<State, Options, Event> = {
  book: terraNovaBook,
  trial: terraNovaTrial,
  stateBytes: STATE_LAYOUT.bytes,
  played: terraNovaPlayed,
  tellFault: ({ code, params }, language) => {
    const { faults } = TERRA_NOVA[language];
    return faults[code as keyof typeof faults](params as never);
  },
  isTurn: (s) => s.top() === QUESTION.turn,
  factionOf: (s, seat) => FACTIONS[s.faction(seat)],
  screen: terraNovaScreen,
};
