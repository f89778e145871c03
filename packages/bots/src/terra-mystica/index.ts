import { terraMysticaBook } from '@pangaea/rules/terra-mystica';
import type { PlayedGame } from '../played.ts';
import { terraMysticaBot } from './levels.ts';

export { TERRA_MYSTICA_JUDGE } from './judge.ts';

/** Terra Mystica, for whoever seats bots. */
export const terraMysticaPlayed: PlayedGame = {
  book: terraMysticaBook,
  bot: (level) => terraMysticaBot(terraMysticaBook.game, level),
};
