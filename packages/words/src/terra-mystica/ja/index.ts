import type { TerraMysticaWords } from '../shape.ts';
import { refused } from './refused.ts';
import { table } from './table.ts';

export const ja: TerraMysticaWords = { ...table, ...refused };
