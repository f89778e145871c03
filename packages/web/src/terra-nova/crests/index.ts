import type { FactionId } from '@pangaea/rules/terra-nova';
import type { Arms } from '../../ui/crests/arms.ts';
import { druids } from './druids.ts';
import { fairies } from './fairies.ts';
import { fireSprites } from './fire-sprites.ts';
import { golems } from './golems.ts';
import { inventors } from './inventors.ts';
import { leprechauns } from './leprechauns.ts';
import { sandCats } from './sand-cats.ts';
import { seaDogs } from './sea-dogs.ts';
import { sunWorshippers } from './sun-worshippers.ts';
import { waterSprites } from './water-sprites.ts';

/** A crest for every faction of Terra Nova. */
export const CRESTS: Readonly<Record<FactionId, Arms>> = {
  leprechauns,
  inventors,
  'water-sprites': waterSprites,
  'sea-dogs': seaDogs,
  fairies,
  druids,
  golems,
  'fire-sprites': fireSprites,
  'sun-worshippers': sunWorshippers,
  'sand-cats': sandCats,
};
