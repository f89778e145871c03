import type { FactionDefinition } from '../mats/definition.ts';
import type { State } from '../state.ts';

/**
 * Sand Cats: Coins from upgrades of others and cheap trading posts.
 * Rulebook, appendix "Factions".
 */
export const sandCats = {
  id: 'sand-cats',
  colour: 'yellow',
  home: 'desert',
  side: 'B',
  startHouses: 2,
  ability: { coinsPerForeignUpgrade: [2, 1, 1] },
  leftPalace: { income: { power: 2 }, tradingPostCost: { nearOpponent: 5, alone: 7 } },
  rightPalace: { passVpPerInlandBuilding: 1 },
} as const satisfies FactionDefinition<State>;
