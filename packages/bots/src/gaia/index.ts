import { gaia, loadEdition } from '@pangaea/rules/gaia';
import { makeBot } from '../levels.ts';
import type { PlayedGame } from '../played.ts';
import { GAIA_JUDGE } from './judge.ts';

export { GAIA_JUDGE } from './judge.ts';

const game = gaia();

/** Gaia, for whoever seats bots. */
export const gaiaPlayed: PlayedGame = {
  game,
  withEdition(file) {
    const loaded = loadEdition(file);
    return loaded.ok ? gaia([loaded.value]) : undefined;
  },
  bot: (level) => makeBot(game, GAIA_JUDGE, level),
};
