import { gaiaPlayed } from '@pangaea/bots/gaia';
import {
  type Event,
  gaiaBook,
  type Options,
  QUESTION,
  STATE_LAYOUT,
  type State,
} from '@pangaea/rules/gaia';
import { trial as gaiaTrial } from '@pangaea/rules/trials/gaia';
import { GAIA } from '@pangaea/words/gaia';
import { gaiaScreen } from '../screen/gaia/index.ts';
import type { GameEntry } from './entry.ts';

export const gaiaEntry: GameEntry<State, Options, Event> = {
  book: gaiaBook,
  trial: gaiaTrial,
  stateBytes: STATE_LAYOUT.bytes,
  played: gaiaPlayed,
  tellFault: ({ code, params }, language) => {
    const { faults } = GAIA[language];
    return faults[code as keyof typeof faults](params as never);
  },
  isTurn: (s) => s.top() === QUESTION.turn,
  screen: gaiaScreen,
};
