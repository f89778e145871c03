import type { TerraMysticaWords } from '../shape.ts';
import { descriptions } from './descriptions.ts';
import { events } from './events.ts';
import { landscapes } from './landscapes.ts';
import { ledger } from './ledger.ts';
import { moves } from './moves.ts';
import { names } from './names.ts';
import { refusals } from './refusals.ts';

export const en: TerraMysticaWords = {
  ...names,
  ...descriptions,
  landscapes,
  moves,
  events,
  refusals,
  ledger,
};
