import { factOf } from '../../joined.ts';
import { en as own } from '../factions/index.ts';
import type { TerraMysticaWords } from '../shape.ts';
import { descriptions } from './descriptions.ts';
import { events } from './events.ts';
import { faults } from './faults.ts';
import { moves } from './moves.ts';
import { names } from './names.ts';
import { refusals } from './refusals.ts';

export const en: TerraMysticaWords = {
  ...names,
  ...descriptions,
  landscapes: factOf(own, 'landscape'),
  moves,
  events,
  refusals,
  faults,
};
