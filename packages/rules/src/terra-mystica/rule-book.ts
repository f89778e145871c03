import type { RuleBook } from '../kernel/index.ts';
import type { Event } from './events.ts';
import { terraMystica } from './game.ts';
import type { Options } from './options/options.ts';
import type { State } from './state.ts';

const game = terraMystica();

/** Terra Mystica as it ships. */
export const terraMysticaBook: RuleBook<State, Options, Event> = {
  id: game.id,
  players: { least: 2, most: 5 },
  game,
};
