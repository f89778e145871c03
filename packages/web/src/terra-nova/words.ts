import type { TerraNovaWords } from '@pangaea/words/terra-nova';
import type { Language } from '../messages/index.ts';

/** The words of the game in the present language. */
export const LOAD_WORDS: Readonly<Record<Language, () => Promise<TerraNovaWords>>> = {
  en: async () => (await import('@pangaea/words/terra-nova/en')).en,
  ja: async () => (await import('@pangaea/words/terra-nova/ja')).ja,
};
