import type { FanWitness } from './account.ts';
import { ARCHIVISTS } from './archivists.ts';
import { CHASH_DALLAH } from './chash-dallah.ts';
import { CONSPIRATORS } from './conspirators.ts';
import { DJINNI } from './djinni.ts';
import { DYNION_GEIFR } from './dynion-geifr.ts';
import { GOBLINS } from './goblins.ts';
import { PROSPECTORS } from './prospectors.ts';
import { THE_ENLIGHTENED } from './the-enlightened.ts';
import { TIME_TRAVELERS } from './time-travelers.ts';
import { WISPS } from './wisps.ts';

/** Every faction that has been written down once more, in the order of the boards. */
export const FAN_WITNESSES: readonly FanWitness[] = [
  CHASH_DALLAH,
  THE_ENLIGHTENED,
  ARCHIVISTS,
  DJINNI,
  WISPS,
  DYNION_GEIFR,
  CONSPIRATORS,
  PROSPECTORS,
  TIME_TRAVELERS,
  GOBLINS,
];
