import type { AnyEntry } from './entry.ts';
import { terraNovaEntry } from './terra-nova.ts';

export type { AnyEntry, AnyOpened, Fault, GameEntry } from './entry.ts';

/** Every game that can be played, by id. */
export const GAMES: Readonly<Record<string, AnyEntry>> = { 'terra-nova': terraNovaEntry };

export const GAME_IDS: readonly string[] = Object.keys(GAMES);

export const FIRST_GAME = 'terra-nova';
