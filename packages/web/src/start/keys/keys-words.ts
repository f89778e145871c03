import { KEYS_EN } from '../../messages/keys-en.ts';
import { KEYS_JA } from '../../messages/keys-ja.ts';
import { useSpeech } from '../../messages/speech.ts';

const WORDS = { en: KEYS_EN, ja: KEYS_JA } as const;

/** The texts of keys, in the language of the page. */
export function useKeysWords(): (typeof WORDS)['ja'] {
  return WORDS[useSpeech().language];
}
