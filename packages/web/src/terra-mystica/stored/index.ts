import type { FanFactionId } from '@pangaea/rules/terra-mystica';
import { architects } from './architects.ts';
import { atlanteans } from './atlanteans.ts';
import { changelings } from './changelings.ts';
import { chashDallah } from './chash-dallah.ts';
import { childrenOfTheWyrm } from './children-of-the-wyrm.ts';
import { conspirators } from './conspirators.ts';
import { djinni } from './djinni.ts';
import { firewalkers } from './firewalkers.ts';
import { geologists } from './geologists.ts';
import { goblins } from './goblins.ts';
import { kingdomOfEmber } from './kingdom-of-ember.ts';
import { prospectors } from './prospectors.ts';
import { selkies } from './selkies.ts';
import { snowShamans } from './snow-shamans.ts';
import type { FanStores } from './stored.ts';
import { theEnlightened } from './the-enlightened.ts';
import { timeTravelers } from './time-travelers.ts';
import { treasurers } from './treasurers.ts';

/** What fan factions store, for those that store something or have actions once per round. */
export const FAN_STORES: Readonly<Partial<Record<FanFactionId, FanStores>>> = {
  'chash-dallah': chashDallah,
  'the-enlightened': theEnlightened,
  djinni,
  treasurers,
  architects,
  atlanteans,
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
};
