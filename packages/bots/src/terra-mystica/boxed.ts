import { boxedTerraMysticaBook } from '@pangaea/rules/terra-mystica';
import { OPEN_POSITIONS } from '../bot.ts';
import type { PlayedGame } from '../played.ts';
import { terraMysticaAnalyst, terraMysticaBot } from './bot.ts';

/** Terra Mystica without fan factions, for programs that let bots play. */
export const boxedTerraMysticaPlayed: PlayedGame = {
  book: boxedTerraMysticaBook,
  positions: OPEN_POSITIONS,
  bot: (level) => terraMysticaBot(boxedTerraMysticaBook.game, level),
  analyst: (level) => terraMysticaAnalyst(boxedTerraMysticaBook.game, level),
  promises: async () => (await import('./promises.ts')).promises(boxedTerraMysticaBook.game),
};
