import type { FactionDefinition } from './definition.ts';

/**
 * Inventors: Power from houses of others; trading posts straight onto the board (ruling R14).
 * Rulebook, appendix "Factions".
 */
export const inventors: FactionDefinition = {
  id: 'inventors',
  colour: 'black',
  home: 'swamp',
  side: 'B',
  startHouses: 2,
  ability: { powerPerForeignHouse: [2, 1, 1] },
  leftPalace: {
    income: { power: 2 },
    action: { kind: 'trading-post-in-reach', power: 6, repeatable: true },
  },
  rightPalace: { vpPerHouse: 2 },
};
