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
import { GAIA } from '@pangaea/words/gaia';
import { gaiaScreen } from '../screen/gaia/index.ts';
import type { GameEntry } from './entry.ts';

export const gaiaEntry: GameEntry<State, Options, Event> = {
  trial: gaiaTrial,
  leastPlayers: 2,
  mostPlayers: 5,
  stateBytes: STATE_LAYOUT.bytes,
  played: gaiaPlayed,
  open(edition, language) {
    const loaded = loadEdition(edition);
    if (loaded.ok) return ok({ game: gaia([loaded.value]), edition: loaded.value.id });
    const { faults } = GAIA[language];
    return err(
      loaded.error.map(({ path, code, params }) => ({ path, text: faults[code](params) })),
    );
  },
  screen: gaiaScreen,
};
