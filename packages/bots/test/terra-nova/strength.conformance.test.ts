import { terraNova } from '@pangaea/rules/terra-nova';
import { terraNovaPlayed } from '../../src/terra-nova/index.ts';
import { strengthTests } from '../levels.ts';

strengthTests({
  game: terraNova(),
  bot: (level) => terraNovaPlayed.bot(level),
  options: { players: 2, factions: ['golems', 'fairies'], startPlayer: 0 },
  lead: 3,
});
