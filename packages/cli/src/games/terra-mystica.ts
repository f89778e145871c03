import { type Event, type Options, STATE_LAYOUT, type State } from '@pangaea/rules/terra-mystica';
import { terraMysticaTrial } from '@pangaea/rules/trials';
import { plainScreen } from '../screen/plain.ts';
import type { GameEntry } from './entry.ts';

const { game } = terraMysticaTrial;
const screen = plainScreen(game, 'Terra Mystica');

/** The rules, without sentences, drawings, editions from files or a bot: they are not there yet. */
export const terraMysticaEntry: GameEntry<State, Options, Event> = {
  trial: terraMysticaTrial,
  leastPlayers: 2,
  mostPlayers: 5,
  stateBytes: STATE_LAYOUT.bytes,
  screen: () => screen,
};
