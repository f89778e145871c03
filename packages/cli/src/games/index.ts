import { GAME_IDS, type GameId } from '@pangaea/rules/games';
import type { AnyEntry } from './entry.ts';
import { gaiaEntry } from './gaia.ts';
import { terraMysticaEntry } from './terra-mystica.ts';
import { terraNovaEntry } from './terra-nova.ts';

export type { AnyEntry, GameEntry } from './entry.ts';

const ENTRIES: Readonly<Record<GameId, AnyEntry>> = {
  'terra-nova': terraNovaEntry,
  'terra-mystica': terraMysticaEntry,
  gaia: gaiaEntry,
};

/** Every game of which there are rules, by id. */
export const GAMES: Readonly<Record<string, AnyEntry>> = ENTRIES;

/** The game of commands that name none. */
export const [FIRST_GAME] = GAME_IDS;
