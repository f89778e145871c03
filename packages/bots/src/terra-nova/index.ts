import { terraNovaBook } from '@pangaea/rules/terra-nova';
import { OPEN_POSITIONS } from '../bot.ts';
import type { PlayedGame } from '../played.ts';
import { terraNovaAnalyst, terraNovaBot } from './bot.ts';

export { TERRA_NOVA_JUDGE } from './judge.ts';

/** Terra Nova, for programs that let bots play. */
export const terraNovaPlayed: PlayedGame = {
  book: terraNovaBook,
  positions: OPEN_POSITIONS,
  bot: (level) => terraNovaBot(terraNovaBook.game, level),
  analyst: (level) => terraNovaAnalyst(terraNovaBook.game, level),
  promises: async () => (await import('./promises.ts')).promises(terraNovaBook.game),
};
