import { gaiaBook } from '@pangaea/rules/gaia';
import { makeBot } from '../levels.ts';
import type { PlayedGame } from '../played.ts';
import { gaiaHidden } from './hidden.ts';
import { GAIA_JUDGE } from './judge.ts';

export { GAIA_JUDGE } from './judge.ts';

const { game } = gaiaBook;
const hidden = gaiaHidden(game, GAIA_JUDGE);

/** Gaia, for whoever seats bots. */
export const gaiaPlayed: PlayedGame = {
  book: gaiaBook,
  bot: (level) => makeBot(game, GAIA_JUDGE, level, { hidden }),
};
