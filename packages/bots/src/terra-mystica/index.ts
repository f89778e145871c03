import { terraMysticaBook } from '@pangaea/rules/terra-mystica';
import { makeBot } from '../levels.ts';
import type { PlayedGame } from '../played.ts';
import { judgeOf } from './judge.ts';

export { TERRA_MYSTICA_JUDGE } from './judge.ts';

/** Terra Mystica, for whoever seats bots. */
export const terraMysticaPlayed: PlayedGame = {
  book: terraMysticaBook,
  bot: (level) => makeBot(terraMysticaBook.game, judgeOf(level), level),
};
