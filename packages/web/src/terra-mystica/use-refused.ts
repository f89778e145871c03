import { useEffect, useState } from 'preact/compat';
import { useMysticaSpeech } from './speech.ts';

/** Languages, by their loaders, that came or could not be had. */
const TRIED = new WeakSet<() => Promise<void>>();

/** Whether the words for refusals are there, or cannot be had: then refusals are told in general words. */
export function useRefused(isWanted: boolean): boolean {
  const { loadRefused } = useMysticaSpeech();
  const [, draw] = useState<unknown>();
  const isMissing = !TRIED.has(loadRefused);
  useEffect(() => {
    if (!isWanted || !isMissing) return;
    const tried = () => {
      TRIED.add(loadRefused);
      draw(loadRefused);
    };
    loadRefused().then(tried, tried);
  }, [isWanted, isMissing, loadRefused]);
  return !isMissing;
}
