import type { FactionDefinition } from './definition.ts';

/**
 * Fire Sprites: Cheaper power actions (not the power exchange); a free house at the board's outer edge.
 * Rulebook, appendix "Factions".
 */
export const fireSprites: FactionDefinition = {
  id: 'fire-sprites',
  colour: 'red',
  home: 'wasteland',
  side: 'B',
  startHouses: 2,
  ability: { powerActionDiscount: 1 },
  leftPalace: { income: { power: 4 }, whenBuilt: { edgeHouse: true } },
  rightPalace: { passVpPerEdgeSettlement: 1 },
};
