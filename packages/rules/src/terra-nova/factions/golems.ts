import type { FactionDefinition } from '../mats/definition.ts';
import type { State } from '../state.ts';

/**
 * Golems: Points for trading posts when passing; the left palace makes far terrain cost one shovel (ruling R7).
 * Rulebook, appendix "Factions".
 */
export const golems = {
  id: 'golems',
  colour: 'red',
  home: 'wasteland',
  side: 'A',
  startHouses: 2,
  ability: { passVpByTradingPosts: [2, 2, 3, 4] },
  leftPalace: { income: { power: 4 }, farShovels: 1 },
  rightPalace: { townValue: 6 },
} as const satisfies FactionDefinition<State>;
