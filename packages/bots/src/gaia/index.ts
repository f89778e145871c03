import { gaia, loadEdition } from '@pangaea/rules/gaia';

import type { PlayedGame } from '../played.ts';
import { GAIA_JUDGE } from './judge.ts';
import { gaiaBot } from './levels.ts';

export { GAIA_JUDGE } from './judge.ts';

const game = gaia();

/** Gaia, for whoever seats bots. */
export const gaiaPlayed: PlayedGame = {
  game,
  withEdition(file) {
    const loaded = loadEdition(file);
    return loaded.ok ? gaia([loaded.value]) : undefined;
  },
  bot: (level) => gaiaBot(game, GAIA_JUDGE, level),
};
