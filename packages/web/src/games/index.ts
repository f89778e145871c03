import { use } from 'preact/compat';
import type { Language } from '../messages/index.ts';
import { useSpeech } from '../messages/speech.ts';
import type { GameEntry } from '../play/face/entry.ts';
import type { GameFace } from '../play/face/game-face.ts';
import { GAMES, type GameId } from './list.ts';

const loaded = new Map<string, Promise<GameFace>>();
const open = new Map<string, readonly [id: GameId, more: boolean]>();

/**
 * A game with everything that the page needs for it in a language, loaded on demand.
 * @param options of the table; if left out, the parts that most tables need
 */
export function loadGame(id: GameId, language: Language, options?: unknown): Promise<GameFace> {
  return loadPart(id, language, needsMore(id, options));
}

function needsMore(id: GameId, options: unknown): boolean {
  const entry: GameEntry = GAMES[id];
  return entry.needsMore?.(options) ?? false;
}

function loadPart(id: GameId, language: Language, more: boolean): Promise<GameFace> {
  open.set(`${id} ${more}`, [id, more]);
  const key = `${id} ${more} ${language}`;
  const known = loaded.get(key);
  if (known !== undefined) return known;
  const entry: GameEntry = GAMES[id];
  const face = entry.load(language, more).catch((error: unknown) => {
    // The next call tries again: the network may be back.
    loaded.delete(key);
    throw error;
  });
  loaded.set(key, face);
  return face;
}

/** Loads the already loaded games in another language, too. */
export async function loadAlike(language: Language): Promise<void> {
  await Promise.all([...open.values()].map(([id, more]) => loadPart(id, language, more)));
}

/** A game for a table of these options; suspends until it is loaded. */
export function useGame(id: GameId, options?: unknown): GameFace {
  return use(loadGame(id, useSpeech().language, options));
}
