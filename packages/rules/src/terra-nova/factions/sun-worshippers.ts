import type { FactionDefinition } from './definition.ts';

/**
 * Sun Worshippers: A third house at the start; the left palace transforms without shovels (ruling R13).
 * Rulebook, appendix "Factions".
 */
export const sunWorshippers: FactionDefinition = {
  id: 'sun-worshippers',
  colour: 'yellow',
  home: 'desert',
  side: 'A',
  startHouses: 3,
  ability: {},
  leftPalace: { income: { power: 2 }, action: { kind: 'adjacent-transform' } },
  rightPalace: { townValue: 6 },
};
