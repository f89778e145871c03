import type { TableGameId } from '@pangaea/rules/games';
import type { PlayedGame } from './played.ts';

const PLAYED: Readonly<Record<TableGameId, () => Promise<PlayedGame>>> = {
  'terra-nova': async () => (await import('./terra-nova/index.ts')).terraNovaPlayed,
  gaia: async () => (await import('./gaia/index.ts')).gaiaPlayed,
};

/** A game with its bots; fetched when it is asked for. Every game with tables has bots. */
export function loadPlayed(id: TableGameId): Promise<PlayedGame> {
  return PLAYED[id]();
}
