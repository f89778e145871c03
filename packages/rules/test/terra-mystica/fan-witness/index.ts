import type { FanWitness } from './account.ts';
import { ARCHITECTS } from './architects.ts';
import { ARCHIVISTS } from './archivists.ts';
import { ATLANTEANS } from './atlanteans.ts';
import { CHANGELINGS } from './changelings.ts';
import { CHASH_DALLAH } from './chash-dallah.ts';
import { CHILDREN_OF_THE_WYRM } from './children-of-the-wyrm.ts';
import { CONSPIRATORS } from './conspirators.ts';
import { DJINNI } from './djinni.ts';
import { DYNION_GEIFR } from './dynion-geifr.ts';
import { FIREWALKERS } from './firewalkers.ts';
import { GEOLOGISTS } from './geologists.ts';
import { GOBLINS } from './goblins.ts';
import { KINGDOM_OF_EMBER } from './kingdom-of-ember.ts';
import { PROSPECTORS } from './prospectors.ts';
import { SELKIES } from './selkies.ts';
import { SNOW_SHAMANS } from './snow-shamans.ts';
import { THE_ENLIGHTENED } from './the-enlightened.ts';
import { TIME_TRAVELERS } from './time-travelers.ts';
import { TREASURERS } from './treasurers.ts';
import { WISPS } from './wisps.ts';

/** Every faction whose rules were written a second time, in the order of the boards. */
export const FAN_WITNESSES: readonly FanWitness[] = [
  CHASH_DALLAH,
  THE_ENLIGHTENED,
  ARCHIVISTS,
  DJINNI,
  TREASURERS,
  ARCHITECTS,
  ATLANTEANS,
  WISPS,
  DYNION_GEIFR,
  CONSPIRATORS,
  PROSPECTORS,
  TIME_TRAVELERS,
  GOBLINS,
  CHILDREN_OF_THE_WYRM,
  GEOLOGISTS,
  CHANGELINGS,
  SELKIES,
  SNOW_SHAMANS,
  FIREWALKERS,
  KINGDOM_OF_EMBER,
];
