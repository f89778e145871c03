import type { GaiaWords } from '../shape.ts';
import { asked } from './asked.ts';
import { descriptions } from './descriptions.ts';
import { events } from './events.ts';
import { explain } from './explain.ts';
import { faults } from './faults.ts';
import { moves } from './moves.ts';
import { names } from './names.ts';
import { refusals } from './refusals.ts';

export const en: GaiaWords = {
  ...names,
  ...descriptions,
  explain,
  asked,
  moves,
  events,
  refusals,
  faults,
};
