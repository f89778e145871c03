import { use } from 'react';
import type { GameFace } from './game-face.ts';
import type { GameId } from './ids.ts';

const LOADERS: Readonly<Record<GameId, () => Promise<GameFace>>> = {
  gaia: async () => (await import('../gaia/index.ts')).GAIA_FACE,
  'terra-nova': async () => (await import('../terra-nova/index.ts')).TERRA_NOVA_FACE,
};

const loaded = new Map<GameId, Promise<GameFace>>();

/** A game with everything that the page needs for it; fetched when it is first asked for. */
export function loadGame(id: GameId): Promise<GameFace> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const face = LOADERS[id]().catch((error: unknown) => {
    // The next look tries again: the network may be back.
    loaded.delete(id);
    throw error;
  });
  loaded.set(id, face);
  return face;
}

/** A game; suspends until it is there. */
export function useGame(id: GameId): GameFace {
  return use(loadGame(id));
}
