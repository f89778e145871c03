import type { FactionDefinition } from './definition.ts';

/** Fairies: More power income and a power action of their own. Rulebook, appendix "Factions". */
export const fairies: FactionDefinition = {
  id: 'fairies',
  colour: 'green',
  home: 'forest',
  side: 'A',
  startHouses: 2,
  ability: { income: { power: 2 } },
  leftPalace: { income: { power: 3, coins: 2 }, action: { kind: 'shovel', power: 2 } },
  rightPalace: { townValue: 6 },
};
