import type { FactionDefinition } from './definition.ts';

/**
 * Water Sprites: More victory points for each town; the left palace puts a free house on any lake hex.
 * Rulebook, appendix "Factions".
 */
export const waterSprites: FactionDefinition = {
  id: 'water-sprites',
  colour: 'blue',
  home: 'lake',
  side: 'A',
  startHouses: 2,
  ability: { townVp: 4 },
  leftPalace: { income: { power: 2 }, action: { kind: 'home-house' } },
  rightPalace: { townValue: 6 },
};
