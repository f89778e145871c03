import { use } from 'preact/compat';
import type { Language } from '../messages/index.ts';
import { useSpeech } from '../speech.ts';
import { LOAD_TEXTS } from '../terra-mystica/words.ts';
import { LOAD_WORDS } from '../terra-nova/words.ts';
import type { GameFace } from './game-face.ts';
import type { GameId } from './ids.ts';

const LOADERS: Readonly<Record<GameId, (language: Language) => Promise<GameFace>>> = {
  gaia: async () => (await import('../gaia/index.ts')).GAIA_FACE,
  'terra-mystica': async (language) => {
    const [{ mysticaFace }, texts] = await Promise.all([
      import('../terra-mystica/index.ts'),
      LOAD_TEXTS[language](),
    ]);
    return mysticaFace(texts);
  },
  'terra-nova': async (language) => {
    const [{ novaFace }, words] = await Promise.all([
      import('../terra-nova/index.ts'),
      LOAD_WORDS[language](),
    ]);
    return novaFace(words);
  },
};

const loaded = new Map<string, Promise<GameFace>>();
const open = new Set<GameId>();

/** A game with everything that the page needs for it in a language; fetched when it is first asked for. */
export function loadGame(id: GameId, language: Language): Promise<GameFace> {
  open.add(id);
  const key = `${id} ${language}`;
  const known = loaded.get(key);
  if (known !== undefined) return known;
  const face = LOADERS[id](language).catch((error: unknown) => {
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
