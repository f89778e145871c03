import { fetchedOnce } from './load.ts';
import { KERNEL_WORDS } from './speech.ts';

/**
 * Loads the sentences for refusals of the kernel; then every speech in this language has them. At a
 * table of this device, a part of the page that may get such a refusal loads them first: the line
 * for typed commands, for example.
 */
export const loadKernelWords = fetchedOnce<void>({
  en: async () => {
    KERNEL_WORDS.en = (await import('@pangaea/words/kernel/en')).en;
  },
  ja: async () => {
    KERNEL_WORDS.ja = (await import('@pangaea/words/kernel/ja')).ja;
  },
});
