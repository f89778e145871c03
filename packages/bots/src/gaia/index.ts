import { gaiaBook } from '@pangaea/rules/gaia';
import { HIDDEN_POSITIONS } from '../bot.ts';
import type { PlayedGame } from '../played.ts';
import { gaiaAnalyst, gaiaBot } from './gaia-bot.ts';
import { GAIA_JUDGE } from './judge.ts';

export { GAIA_JUDGE } from './judge.ts';

/** Gaia, for programs that seat bots. */
export const gaiaPlayed: PlayedGame = {
  book: gaiaBook,
  positions: HIDDEN_POSITIONS,
  bot: (level) => gaiaBot(gaiaBook.game, GAIA_JUDGE, level),
  analyst: (level) => gaiaAnalyst(gaiaBook.game, GAIA_JUDGE, level),
  promises: async () => (await import('./promises.ts')).promises(gaiaBook.game, GAIA_JUDGE),
};
