import type { Motif } from '../looks.ts';
import type { Engraving } from '../stamp.ts';
import { desert } from './desert.ts';
import { forest } from './forest.ts';
import { ice } from './ice.ts';
import { lake } from './lake.ts';
import { mountains } from './mountains.ts';
import { plains } from './plains.ts';
import { swamp } from './swamp.ts';
import { volcano } from './volcano.ts';
import { wasteland } from './wasteland.ts';

export const ENGRAVINGS: Readonly<Record<Motif, Engraving>> = {
  plains,
  swamp,
  lake,
  forest,
  mountains,
  wasteland,
  desert,
  ice,
  volcano,
};
