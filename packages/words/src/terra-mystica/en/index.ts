import type { TerraMysticaWords } from '../shape.ts';
import { refused } from './refused.ts';
import { table } from './table.ts';

export const en: TerraMysticaWords = { ...table, ...refused };
