import { terraMysticaBook } from '@pangaea/rules/terra-mystica';
import { OPEN_POSITIONS } from '../bot.ts';
import { makeBot } from '../levels.ts';
import type { PlayedGame } from '../played.ts';
import { judgeOf } from './judge.ts';

export { TERRA_MYSTICA_JUDGE } from './judge.ts';

/** Terra Mystica, for whoever seats bots. */
export const terraMysticaPlayed: PlayedGame = {
  book: terraMysticaBook,
  positions: OPEN_POSITIONS,
  bot: (level) => makeBot(terraMysticaBook.game, judgeOf(level), level),
};
