import { named } from '../../named.ts';
import type { Names } from '../shape.ts';

export const terrains: Names['terrains'] = {
  desert: '砂漠',
  plains: '平原',
  swamp: '沼地',
  lakes: '湖沼',
  forest: '森林',
  mountains: '山岳',
  wasteland: '荒地',
  ice: '氷',
  volcano: '溶岩',
};

export const terrain = (id: string | number) => named(terrains, id);
