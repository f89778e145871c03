import type { FactionDefinition } from './definition.ts';
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

export * from './definition.ts';

/** All factions in the order of `FACTIONS`. */
export const FACTION_DEFINITIONS: readonly FactionDefinition[] = [
  leprechauns,
  inventors,
  waterSprites,
  seaDogs,
  fairies,
  druids,
  golems,
  fireSprites,
  sunWorshippers,
  sandCats,
];
