import { terraMystica } from '@pangaea/rules/terra-mystica';
import { terraMysticaPlayed } from '../../src/terra-mystica/index.ts';
import { strengthTests } from '../levels.ts';

strengthTests({
  game: terraMystica(),
  bot: (level) => terraMysticaPlayed.bot(level),
  options: { players: 2, factions: ['witches', 'halflings'] },
  lead: 2,
  // With fewer positions there is no rollout.
  positions: 8_000,
});
