import { use } from 'preact/compat';
import type { Language } from '../messages/index.ts';
import { useSpeech } from '../speech.ts';
import type { GameFace } from './game-face.ts';
import { GAMES, type GameId } from './list.ts';

const loaded = new Map<string, Promise<GameFace>>();
const open = new Set<GameId>();

/** A game with everything that the page needs for it in a language; fetched when it is first asked for. */
export function loadGame(id: GameId, language: Language): Promise<GameFace> {
  open.add(id);
  const key = `${id} ${language}`;
  const known = loaded.get(key);
  if (known !== undefined) return known;
  const face = GAMES[id].load(language).catch((error: unknown) => {
    // The next look tries again: the network may be back.
    loaded.delete(key);
    throw error;
  });
  loaded.set(key, face);
  return face;
}

/** Loads in another language whatever games are loaded. */
export async function loadAlike(language: Language): Promise<void> {
  await Promise.all([...open].map((id) => loadGame(id, language)));
}

/** A game; suspends until it is there. */
export function useGame(id: GameId): GameFace {
  return use(loadGame(id, useSpeech().language));
}
