import { loadEdition, terraNova } from '@pangaea/rules/terra-nova';
import { makeBot } from '../levels.ts';
import type { PlayedGame } from '../played.ts';
import { TERRA_NOVA_JUDGE } from './judge.ts';

export { TERRA_NOVA_JUDGE } from './judge.ts';

const game = terraNova();

/** Terra Nova, for whoever seats bots. */
export const terraNovaPlayed: PlayedGame = {
  game,
  withEdition(file) {
    const loaded = loadEdition(file);
    return loaded.ok ? terraNova([loaded.value]) : undefined;
  },
  bot: (level) => makeBot(game, TERRA_NOVA_JUDGE, level),
};
