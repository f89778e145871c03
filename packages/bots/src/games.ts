import type { GameId } from '@pangaea/rules/games';
import type { PlayedGame } from './played.ts';

const PLAYED: Readonly<Record<GameId, () => Promise<PlayedGame>>> = {
  'terra-nova': async () => (await import('./terra-nova/index.ts')).terraNovaPlayed,
  'terra-mystica': async () => (await import('./terra-mystica/index.ts')).terraMysticaPlayed,
  gaia: async () => (await import('./gaia/index.ts')).gaiaPlayed,
};

/** What the page can show: Terra Mystica with the factions of the boxes. */
const SHOWN: typeof PLAYED = {
  ...PLAYED,
  'terra-mystica': async () => (await import('./terra-mystica/boxed.ts')).boxedTerraMysticaPlayed,
};

/** A game with its bots; fetched when it is asked for. */
export function loadPlayed(id: GameId): Promise<PlayedGame> {
  return PLAYED[id]();
}

/** The same without what no page can show yet. */
export function loadShown(id: GameId): Promise<PlayedGame> {
  return SHOWN[id]();
}
