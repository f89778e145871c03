import { boxedTerraMysticaBook } from '@pangaea/rules/terra-mystica';
import type { PlayedGame } from '../played.ts';
import { terraMysticaBot } from './levels.ts';

/** Terra Mystica with the factions of the boxes only, for whoever seats bots. */
export const boxedTerraMysticaPlayed: PlayedGame = {
  book: boxedTerraMysticaBook,
  bot: (level) => terraMysticaBot(boxedTerraMysticaBook.game, level),
};
