import type { TerraNovaWords } from '@pangaea/words/terra-nova';
import type { Language } from '../messages/index.ts';
import type { NovaMessages } from './messages/index.ts';

type Words = readonly [words: TerraNovaWords, messages: NovaMessages];

/** The words of the game in the present language, and the texts of the page for it. */
export const LOAD_WORDS: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => {
    const [words, page] = await Promise.all([
      import('@pangaea/words/terra-nova/en'),
      import('./messages/en.ts'),
    ]);
    return [words.en, page.en];
  },
  ja: async () => {
    const [words, page] = await Promise.all([
      import('@pangaea/words/terra-nova/ja'),
      import('./messages/ja.ts'),
    ]);
    return [words.ja, page.ja];
  },
};
