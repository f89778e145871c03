import type { FactionDefinition } from '../mats/definition.ts';
import type { State } from '../state.ts';

/**
 * Druids: Power becomes victory points whenever power could be exchanged.
 * Rulebook, appendix "Factions".
 */
export const druids = {
  id: 'druids',
  colour: 'green',
  home: 'forest',
  side: 'B',
  startHouses: 2,
  ability: { powerToVp: { power: 3, vp: 2 } },
  leftPalace: { income: { power: 4 }, passPowerPerSettlement: 2 },
  rightPalace: { vpPerTradingPost: 3 },
} as const satisfies FactionDefinition<State>;
