import { fetchedOnce } from './load.ts';
import { KERNEL_WORDS } from './speech.ts';

/**
 * Loads the sentences for refusals of the kernel; then every speech in this language has them. A
 * part of a table of this device loads them before something can be refused so, such as a typed
 * command that is none.
 */
export const loadKernelWords = fetchedOnce<void>({
  en: async () => {
    KERNEL_WORDS.en = (await import('@pangaea/words/kernel/en')).en;
  },
  ja: async () => {
    KERNEL_WORDS.ja = (await import('@pangaea/words/kernel/ja')).ja;
  },
});
