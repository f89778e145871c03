import type { FactionId } from '@pangaea/rules/terra-mystica';
import type { Arms } from '../../ui/crests/arms.ts';
import { acolytes } from './acolytes.ts';
import { alchemists } from './alchemists.ts';
import { auren } from './auren.ts';
import { chaosMagicians } from './chaos-magicians.ts';
import { cultists } from './cultists.ts';
import { darklings } from './darklings.ts';
import { dragonlords } from './dragonlords.ts';
import { dwarves } from './dwarves.ts';
import { engineers } from './engineers.ts';
import { fakirs } from './fakirs.ts';
import { giants } from './giants.ts';
import { halflings } from './halflings.ts';
import { iceMaidens } from './ice-maidens.ts';
import { mermaids } from './mermaids.ts';
import { nomads } from './nomads.ts';
import { riverwalkers } from './riverwalkers.ts';
import { shapeshifters } from './shapeshifters.ts';
import { swarmlings } from './swarmlings.ts';
import { witches } from './witches.ts';
import { yetis } from './yetis.ts';

/** Crests by faction. At a table with fan factions they include those (`MysticaSpeech.crests`). */
export type Crests = Readonly<Record<FactionId, Arms>>;

/** A crest for every printed faction of Terra Mystica. */
export const CRESTS: Crests = {
  fakirs,
  nomads,
  halflings,
  cultists,
  alchemists,
  darklings,
  swarmlings,
  mermaids,
  auren,
  witches,
  dwarves,
  engineers,
  'chaos-magicians': chaosMagicians,
  giants,
  'ice-maidens': iceMaidens,
  yetis,
  acolytes,
  dragonlords,
  riverwalkers,
  shapeshifters,
};
