import { terraNovaBook } from '@pangaea/rules/terra-nova';
import { OPEN_POSITIONS } from '../bot.ts';
import { makeBot } from '../levels.ts';
import type { PlayedGame } from '../played.ts';
import { judgeOf } from './judge.ts';

export { TERRA_NOVA_JUDGE } from './judge.ts';

/** Terra Nova, for whoever seats bots. */
export const terraNovaPlayed: PlayedGame = {
  book: terraNovaBook,
  positions: OPEN_POSITIONS,
  bot: (level) => makeBot(terraNovaBook.game, judgeOf(level), level),
};
