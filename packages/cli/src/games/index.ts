import type { AnyEntry } from './entry.ts';
import { gaiaEntry } from './gaia.ts';
import { terraMysticaEntry } from './terra-mystica.ts';
import { terraNovaEntry } from './terra-nova.ts';

export type { AnyEntry, AnyOpened, Fault, GameEntry } from './entry.ts';

/** Every game of which there are rules, by id. */
export const GAMES: Readonly<Record<string, AnyEntry>> = {
  'terra-nova': terraNovaEntry,
  'terra-mystica': terraMysticaEntry,
  gaia: gaiaEntry,
};

export const GAME_IDS: readonly string[] = Object.keys(GAMES);

export const FIRST_GAME = 'terra-nova';

/** Games that people can play in the terminal: those with sentences and drawings. */
export const PLAYABLE_IDS: readonly string[] = ['terra-nova', 'gaia'];
