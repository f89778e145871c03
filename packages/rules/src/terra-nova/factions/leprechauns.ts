import type { FactionDefinition } from '../mats/definition.ts';
import type { State } from '../state.ts';

/** Leprechauns: Power for every shovel, free ones too. Rulebook, appendix "Factions". */
export const leprechauns = {
  id: 'leprechauns',
  colour: 'black',
  home: 'swamp',
  side: 'A',
  startHouses: 2,
  ability: { powerPerShovel: 2 },
  leftPalace: { income: { power: 2, coins: 5 }, whenBuilt: { power: 6 } },
  rightPalace: { townValue: 6 },
} as const satisfies FactionDefinition<State>;
