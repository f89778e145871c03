import type { FactionId } from '@pangaea/rules/terra-mystica';
import type { FactionWords } from '../faction-words.ts';
import * as alchemists from './base/alchemists.ts';
import * as auren from './base/auren.ts';
import * as chaosMagicians from './base/chaos-magicians.ts';
import * as cultists from './base/cultists.ts';
import * as darklings from './base/darklings.ts';
import * as dwarves from './base/dwarves.ts';
import * as engineers from './base/engineers.ts';
import * as fakirs from './base/fakirs.ts';
import * as giants from './base/giants.ts';
import * as halflings from './base/halflings.ts';
import * as mermaids from './base/mermaids.ts';
import * as nomads from './base/nomads.ts';
import * as swarmlings from './base/swarmlings.ts';
import * as witches from './base/witches.ts';
import * as acolytes from './fire-and-ice/acolytes.ts';
import * as dragonlords from './fire-and-ice/dragonlords.ts';
import * as iceMaidens from './fire-and-ice/ice-maidens.ts';
import * as riverwalkers from './fire-and-ice/riverwalkers.ts';
import * as shapeshifters from './fire-and-ice/shapeshifters.ts';
import * as yetis from './fire-and-ice/yetis.ts';

type Words = Readonly<Record<FactionId, FactionWords>>;

// A list for each language, with every constant by its name, so that a bundler sees which language
// is not used.
export const en = {
  fakirs: fakirs.en,
  nomads: nomads.en,
  halflings: halflings.en,
  cultists: cultists.en,
  alchemists: alchemists.en,
  darklings: darklings.en,
  swarmlings: swarmlings.en,
  mermaids: mermaids.en,
  auren: auren.en,
  witches: witches.en,
  dwarves: dwarves.en,
  engineers: engineers.en,
  'chaos-magicians': chaosMagicians.en,
  giants: giants.en,
  'ice-maidens': iceMaidens.en,
  yetis: yetis.en,
  acolytes: acolytes.en,
  dragonlords: dragonlords.en,
  riverwalkers: riverwalkers.en,
  shapeshifters: shapeshifters.en,
} satisfies Words;

export const ja = {
  fakirs: fakirs.ja,
  nomads: nomads.ja,
  halflings: halflings.ja,
  cultists: cultists.ja,
  alchemists: alchemists.ja,
  darklings: darklings.ja,
  swarmlings: swarmlings.ja,
  mermaids: mermaids.ja,
  auren: auren.ja,
  witches: witches.ja,
  dwarves: dwarves.ja,
  engineers: engineers.ja,
  'chaos-magicians': chaosMagicians.ja,
  giants: giants.ja,
  'ice-maidens': iceMaidens.ja,
  yetis: yetis.ja,
  acolytes: acolytes.ja,
  dragonlords: dragonlords.ja,
  riverwalkers: riverwalkers.ja,
  shapeshifters: shapeshifters.ja,
} satisfies Words;
