import { terraMysticaPlayed } from '@pangaea/bots/terra-mystica';
import {
  type Event,
  type Options,
  QUESTION,
  STATE_LAYOUT,
  type State,
  terraMysticaBook,
} from '@pangaea/rules/terra-mystica';
import { trial as terraMysticaTrial } from '@pangaea/rules/trials/terra-mystica';
import { TERRA_MYSTICA } from '@pangaea/words/terra-mystica';
import { terraMysticaScreen } from '../screen/terra-mystica/index.ts';
import type { GameEntry } from './entry.ts';

/** Terra Mystica for the command line: the map is drawn, everything else is in words. */
export const terraMysticaEntry: GameEntry<State, Options, Event> = {
  book: terraMysticaBook,
  trial: terraMysticaTrial,
  stateBytes: STATE_LAYOUT.bytes,
  played: terraMysticaPlayed,
  tellFault: ({ code, params }, language) => {
    const { faults } = TERRA_MYSTICA[language];
    return faults[code as keyof typeof faults](params as never);
  },
  ledgers: true,
  isTurn: (s) => s.top() === QUESTION.turn,
  factionOf: (s, seat) => s.table.factionNames[s.faction(seat)],
  screen: terraMysticaScreen,
};
