import type { TerraMysticaWords } from '../shape.ts';
import { events } from './events.ts';
import { refused } from './refused.ts';
import { table } from './table.ts';

export const en: TerraMysticaWords = { ...table, events, ...refused };
