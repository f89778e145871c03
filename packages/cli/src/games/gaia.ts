import { gaiaPlayed } from '@pangaea/bots/gaia';
import {
  type Event,
  gaia,
  loadEdition,
  type Options,
  STATE_LAYOUT,
  type State,
} from '@pangaea/rules/gaia';
import { err, ok } from '@pangaea/rules/kernel';
import { gaiaTrial } from '@pangaea/rules/trials';
import { facts, plainScreen } from '../screen/plain.ts';
import type { GameEntry } from './entry.ts';

const { game } = gaiaTrial;
const screen = plainScreen(game, 'Gaia');

/** The rules and bots, without sentences or drawings: they are not there yet. */
export const gaiaEntry: GameEntry<State, Options, Event> = {
  trial: gaiaTrial,
  leastPlayers: 2,
  mostPlayers: 5,
  stateBytes: STATE_LAYOUT.bytes,
  played: gaiaPlayed,
  open(edition) {
    const loaded = loadEdition(edition);
    if (loaded.ok) return ok({ game: gaia([loaded.value]), edition: loaded.value.id });
    return err(loaded.error.map(({ path, code, params }) => ({ path, text: facts(code, params) })));
  },
  screen: () => screen,
};
