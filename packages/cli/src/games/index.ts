import { GAME_IDS, type GameId } from '@pangaea/rules/games';
import type { AnyEntry } from './entry.ts';

export type { AnyEntry, GameEntry } from './entry.ts';

const ENTRIES: Readonly<Record<GameId, () => Promise<AnyEntry>>> = {
  'terra-nova': async () => (await import('./terra-nova.ts')).terraNovaEntry,
  'terra-mystica': async () => (await import('./terra-mystica.ts')).terraMysticaEntry,
  gaia: async () => (await import('./gaia.ts')).gaiaEntry,
};

/** A game; loaded at the first request. */
export function loadEntry(id: GameId): Promise<AnyEntry> {
  return ENTRIES[id]();
}

/** The game that is used if a command names none. */
export const [FIRST_GAME] = GAME_IDS;
