import type { TerraMysticaWords } from '@pangaea/words/terra-mystica';
import type { Language } from '../messages/index.ts';

/** What the game says, in the one language that is used. */
export const LOAD_WORDS: Readonly<Record<Language, () => Promise<TerraMysticaWords>>> = {
  en: async () => (await import('@pangaea/words/terra-mystica/en')).en,
  ja: async () => (await import('@pangaea/words/terra-mystica/ja')).ja,
};
