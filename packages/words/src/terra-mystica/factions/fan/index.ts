import type { FanFactionId } from '@pangaea/rules/terra-mystica';
import type { Language } from '../../../language.ts';
import type { FanFactionWords, FanWords } from '../../fan-words.ts';
import * as architects from './architects.ts';
import * as archivists from './archivists.ts';
import * as atlanteans from './atlanteans.ts';
import * as changelings from './changelings.ts';
import * as chashDallah from './chash-dallah.ts';
import * as childrenOfTheWyrm from './children-of-the-wyrm.ts';
import * as conspirators from './conspirators.ts';
import * as djinni from './djinni.ts';
import * as dynionGeifr from './dynion-geifr.ts';
import * as firewalkers from './firewalkers.ts';
import * as geologists from './geologists.ts';
import * as goblins from './goblins.ts';
import * as kingdomOfEmber from './kingdom-of-ember.ts';
import * as prospectors from './prospectors.ts';
import * as selkies from './selkies.ts';
import * as snowShamans from './snow-shamans.ts';
import * as theEnlightened from './the-enlightened.ts';
import * as timeTravelers from './time-travelers.ts';
import * as treasurers from './treasurers.ts';
import * as wisps from './wisps.ts';

const en = {
  'dynion-geifr': dynionGeifr.en,
  wisps: wisps.en,
  archivists: archivists.en,
  conspirators: conspirators.en,
  prospectors: prospectors.en,
  'time-travelers': timeTravelers.en,
  'chash-dallah': chashDallah.en,
  'the-enlightened': theEnlightened.en,
  djinni: djinni.en,
  goblins: goblins.en,
  'snow-shamans': snowShamans.en,
  atlanteans: atlanteans.en,
  firewalkers: firewalkers.en,
  treasurers: treasurers.en,
  'children-of-the-wyrm': childrenOfTheWyrm.en,
  geologists: geologists.en,
  selkies: selkies.en,
  architects: architects.en,
  changelings: changelings.en,
  'kingdom-of-ember': kingdomOfEmber.en,
} satisfies Readonly<Record<FanFactionId, FanFactionWords>>;

const ja: typeof en = {
  'dynion-geifr': dynionGeifr.ja,
  wisps: wisps.ja,
  archivists: archivists.ja,
  conspirators: conspirators.ja,
  prospectors: prospectors.ja,
  'time-travelers': timeTravelers.ja,
  'chash-dallah': chashDallah.ja,
  'the-enlightened': theEnlightened.ja,
  djinni: djinni.ja,
  goblins: goblins.ja,
  'snow-shamans': snowShamans.ja,
  atlanteans: atlanteans.ja,
  firewalkers: firewalkers.ja,
  treasurers: treasurers.ja,
  'children-of-the-wyrm': childrenOfTheWyrm.ja,
  geologists: geologists.ja,
  selkies: selkies.ja,
  architects: architects.ja,
  changelings: changelings.ja,
  'kingdom-of-ember': kingdomOfEmber.ja,
};

/** The words for the fan factions by language: for `Who.fan`, if a table has some. */
export const FAN_WORDS: Readonly<Record<Language, FanWords>> = { en, ja };

/** The names of the abilities of a fan faction. */
export type FanAbility<F extends FanFactionId> = keyof (typeof en)[F & keyof typeof en]['moves'] &
  string;
