import type { LedgerFaction } from '../notation/words.ts';

/** The map with this id (the map of the base game) begins with other points than 20. */
export const MAP_WITH_START_VP = '91645cdb135773c2a7a50e5ca9cb18af54c664c4';

/** The points at the start that the site gave from 2017 on, on that map. */
export const SITE_START_VP: Readonly<Record<LedgerFaction, number>> = {
  acolytes: 23,
  alchemists: 27,
  auren: 27,
  chaosmagicians: 19,
  cultists: 16,
  darklings: 15,
  dragonlords: 24,
  dwarves: 20,
  engineers: 16,
  fakirs: 33,
  giants: 25,
  halflings: 20,
  icemaidens: 20,
  mermaids: 19,
  nomads: 19,
  riverwalkers: 21,
  shapeshifters: 22,
  swarmlings: 22,
  witches: 19,
  yetis: 22,
};
