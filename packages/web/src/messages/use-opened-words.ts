import { use } from 'preact/compat';
import { fetchedOnce } from './load.ts';
import type { OPENED_EN } from './opened-en.ts';
import type { Shape } from './shape.ts';
import { useSpeech } from './speech.ts';

export type OpenedWords = Shape<typeof OPENED_EN>;

const load = fetchedOnce<OpenedWords>({
  en: async () => (await import('./opened-en.ts')).OPENED_EN,
  ja: async () => (await import('./opened-ja.ts')).OPENED_JA,
});

/** The texts of parts that are opened at a table; suspends until they are loaded. */
export function useOpenedWords(): OpenedWords {
  return use(load(useSpeech().language));
}
