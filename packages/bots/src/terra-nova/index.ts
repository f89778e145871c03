import { terraNovaBook } from '@pangaea/rules/terra-nova';
import { OPEN_POSITIONS } from '../bot.ts';
import type { PlayedGame } from '../played.ts';
import { terraNovaAnalyst, terraNovaBot } from './bot.ts';

export { TERRA_NOVA_JUDGE } from './judge.ts';

/** Terra Nova, for programs that seat bots. */
export const terraNovaPlayed: PlayedGame = {
  book: terraNovaBook,
  positions: OPEN_POSITIONS,
  bot: (level) => terraNovaBot(terraNovaBook.game, level),
  analyst: (level) => terraNovaAnalyst(terraNovaBook.game, level),
};
