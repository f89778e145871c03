import type { FactionDefinition } from './definition.ts';

/**
 * Sea Dogs: Towns across one river hex, founded when their owner likes (ruling R8).
 * Rulebook, appendix "Factions".
 */
export const seaDogs: FactionDefinition = {
  id: 'sea-dogs',
  colour: 'blue',
  home: 'lake',
  side: 'B',
  startHouses: 2,
  ability: { riverTown: true },
  leftPalace: { income: { power: 4 }, whenBuilt: { sailing: 1 } },
  rightPalace: { action: { kind: 'free-trading-post' } },
};
