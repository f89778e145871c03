import { useWords } from '../messages/use-words.ts';
import { useMysticaSpeech } from './speech.ts';

/** Whether the words for refusals are there, or cannot be had: then refusals are told in general words. */
export function useRefused(isWanted: boolean): boolean {
  return useWords(useMysticaSpeech().loadRefused, isWanted);
}
