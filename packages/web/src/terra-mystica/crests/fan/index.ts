import type { Arms } from '../../../ui/crests/arms.ts';
import { architects } from './architects.ts';
import { archivists } from './archivists.ts';
import { atlanteans } from './atlanteans.ts';
import { changelings } from './changelings.ts';
import { chashDallah } from './chash-dallah.ts';
import { childrenOfTheWyrm } from './children-of-the-wyrm.ts';
import { conspirators } from './conspirators.ts';
import { djinni } from './djinni.ts';
import { dynionGeifr } from './dynion-geifr.ts';
import { firewalkers } from './firewalkers.ts';
import { geologists } from './geologists.ts';
import { goblins } from './goblins.ts';
import { kingdomOfEmber } from './kingdom-of-ember.ts';
import { prospectors } from './prospectors.ts';
import { selkies } from './selkies.ts';
import { snowShamans } from './snow-shamans.ts';
import { theEnlightened } from './the-enlightened.ts';
import { timeTravelers } from './time-travelers.ts';
import { treasurers } from './treasurers.ts';
import { wisps } from './wisps.ts';

/** A crest for every fan faction, loaded with a table that has one. */
export const FAN_CRESTS = {
  'chash-dallah': chashDallah,
  'the-enlightened': theEnlightened,
  archivists,
  djinni,
  treasurers,
  architects,
  atlanteans,
  wisps,
  'dynion-geifr': dynionGeifr,
  conspirators,
  prospectors,
  'time-travelers': timeTravelers,
  goblins,
  'children-of-the-wyrm': childrenOfTheWyrm,
  geologists,
  changelings,
  selkies,
  'snow-shamans': snowShamans,
  firewalkers,
  'kingdom-of-ember': kingdomOfEmber,
} as const satisfies Readonly<Record<string, Arms>>;
