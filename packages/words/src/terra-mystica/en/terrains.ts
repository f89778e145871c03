import { named } from '../../named.ts';
import type { Names } from '../shape.ts';

export const terrains: Names['terrains'] = {
  desert: 'desert',
  plains: 'plains',
  swamp: 'swamp',
  lakes: 'lakes',
  forest: 'forest',
  mountains: 'mountains',
  wasteland: 'wasteland',
  ice: 'ice',
  volcano: 'volcano',
};

export const terrain = (id: string | number) => named(terrains, id);
