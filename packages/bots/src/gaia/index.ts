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
  bot: async (level) => gaiaBot(gaiaBook.game, GAIA_JUDGE, level),
  analyst: async (level) => gaiaAnalyst(gaiaBook.game, GAIA_JUDGE, level),
};
