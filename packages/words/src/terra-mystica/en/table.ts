import { factOf } from '../../joined.ts';
import { en as own } from '../factions/index.ts';
import type { TableWords } from '../shape.ts';
import { descriptions } from './descriptions.ts';
import { moves } from './moves.ts';
import { names } from './names.ts';

export const table: TableWords = {
  ...names,
  ...descriptions,
  landscapes: factOf(own, 'landscape'),
  moves,
};
