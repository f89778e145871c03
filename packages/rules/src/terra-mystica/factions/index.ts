import type { FactionDefinition } from '../boards/definition.ts';
import type { State } from '../state.ts';
import { alchemists } from './base/alchemists.ts';
import { auren } from './base/auren.ts';
import { chaosMagicians } from './base/chaos-magicians.ts';
import { cultists } from './base/cultists.ts';
import { darklings } from './base/darklings.ts';
import { dwarves } from './base/dwarves.ts';
import { engineers } from './base/engineers.ts';
import { fakirs } from './base/fakirs.ts';
import { giants } from './base/giants.ts';
import { halflings } from './base/halflings.ts';
import { mermaids } from './base/mermaids.ts';
import { nomads } from './base/nomads.ts';
import { swarmlings } from './base/swarmlings.ts';
import { witches } from './base/witches.ts';
import { acolytes } from './fire-and-ice/acolytes.ts';
import { dragonlords } from './fire-and-ice/dragonlords.ts';
import { iceMaidens } from './fire-and-ice/ice-maidens.ts';
import { riverwalkers } from './fire-and-ice/riverwalkers.ts';
import { shapeshifters } from './fire-and-ice/shapeshifters.ts';
import { yetis } from './fire-and-ice/yetis.ts';

/** All factions in the order of `FACTIONS`. */
export const FACTION_DEFINITIONS: readonly FactionDefinition<State>[] = [
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
  chaosMagicians,
  giants,
  iceMaidens,
  yetis,
  acolytes,
  dragonlords,
  riverwalkers,
  shapeshifters,
];
