import { boxedTerraMysticaBook } from '@pangaea/rules/terra-mystica';
import { makeBot } from '../levels.ts';
import type { PlayedGame } from '../played.ts';
import { TERRA_MYSTICA_JUDGE } from './judge.ts';

/** Terra Mystica with the factions of the boxes only, for whoever seats bots. */
export const boxedTerraMysticaPlayed: PlayedGame = {
  book: boxedTerraMysticaBook,
  bot: (level) => makeBot(boxedTerraMysticaBook.game, TERRA_MYSTICA_JUDGE, level),
};
