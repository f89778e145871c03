import { terraNovaBook } from '@pangaea/rules/terra-nova';
import { makeBot } from '../levels.ts';
import type { PlayedGame } from '../played.ts';
import { judgeOf } from './judge.ts';

export { TERRA_NOVA_JUDGE } from './judge.ts';

/** Terra Nova, for whoever seats bots. */
export const terraNovaPlayed: PlayedGame = {
  book: terraNovaBook,
  bot: (level) => makeBot(terraNovaBook.game, judgeOf(level), level),
};
