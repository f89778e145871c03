import type { FactionDefinition } from '../mats/definition.ts';
import type { State } from '../state.ts';
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

/** In the order of `FACTIONS`. */
const ALL = [
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
] as const;

export const FACTION_DEFINITIONS: readonly FactionDefinition<State>[] = ALL;

type Palace = (typeof ALL)[number]['leftPalace' | 'rightPalace'];
type IdOf<P> = P extends { readonly action: { readonly id: infer I extends string } } ? I : never;
type NameOf<P> = P extends {
  readonly whenBuilt: { readonly ask: { readonly name: infer N extends string } };
}
  ? N
  : never;

/** Actions that palaces give. */
export type PalaceActionId = IdOf<Palace>;
/** Questions that palaces ask when they are built. */
export type PalaceQuestion = NameOf<Palace>;
