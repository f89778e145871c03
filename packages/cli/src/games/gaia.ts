import { type Event, type Options, STATE_LAYOUT, type State } from '@pangaea/rules/gaia';
import { gaiaTrial } from '@pangaea/rules/trials';
import { plainScreen } from '../screen/plain.ts';
import type { GameEntry } from './entry.ts';

const { game } = gaiaTrial;
const screen = plainScreen(game, 'Gaia');

/** The rules, without sentences, drawings, editions from files or a bot: they are not there yet. */
export const gaiaEntry: GameEntry<State, Options, Event> = {
  trial: gaiaTrial,
  leastPlayers: 2,
  mostPlayers: 5,
  stateBytes: STATE_LAYOUT.bytes,
  screen: () => screen,
};
