import { terraMysticaBook } from '@pangaea/rules/terra-mystica';
import { OPEN_POSITIONS } from '../bot.ts';
import type { PlayedGame } from '../played.ts';
import { terraMysticaAnalyst, terraMysticaBot } from './bot.ts';

export { TERRA_MYSTICA_JUDGE } from './judge.ts';

/** Terra Mystica, for programs that let bots play. */
export const terraMysticaPlayed: PlayedGame = {
  book: terraMysticaBook,
  positions: OPEN_POSITIONS,
  bot: (level) => terraMysticaBot(terraMysticaBook.game, level),
  analyst: (level) => terraMysticaAnalyst(terraMysticaBook.game, level),
  promises: async () => (await import('./promises.ts')).promises(terraMysticaBook.game),
};
