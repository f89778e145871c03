import { gaiaBook } from '@pangaea/rules/gaia';
import type { PlayedGame } from '../played.ts';
import { gaiaBot } from './gaia-bot.ts';
import { GAIA_JUDGE } from './judge.ts';

export { GAIA_JUDGE } from './judge.ts';

/** Gaia, for whoever seats bots. */
export const gaiaPlayed: PlayedGame = {
  book: gaiaBook,
  bot: (level) => gaiaBot(gaiaBook.game, GAIA_JUDGE, level),
};
