import type { TerraMysticaWords } from '../shape.ts';
import { events } from './events.ts';
import { options } from './options.ts';
import { refused } from './refused.ts';
import { table } from './table.ts';

export const en: TerraMysticaWords = { ...table, events, ...options, ...refused };
