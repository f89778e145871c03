import type { FactionDefinition } from '../../../src/terra-mystica/index.ts';
import { architects } from './architects.ts';
import { archivists } from './archivists.ts';
import { changelings } from './changelings.ts';
import { ember } from './ember.ts';
import { firewalkers } from './firewalkers.ts';
import { geologists } from './geologists.ts';
import { selkies } from './selkies.ts';
import { treasurers } from './treasurers.ts';
import { wyrm } from './wyrm.ts';

/** Factions that use every hook that no printed faction uses. */
export const OWN_FACTIONS: readonly FactionDefinition[] = [
  archivists,
  treasurers,
  architects,
  wyrm,
  geologists,
  changelings,
  selkies,
  firewalkers,
  ember,
];
