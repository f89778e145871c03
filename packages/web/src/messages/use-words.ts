import { useEffect, useState } from 'preact/compat';
import { useGameSpeech } from './speech.ts';

type Load = () => Promise<void>;

/** Loaders of words that are loaded, or failed. */
const TRIED = new WeakSet<Load>();

/**
 * Loads words when they are needed.
 * @returns whether they are loaded, or failed
 */
export function useWords(load: Load | undefined, isWanted: boolean): boolean {
  const [, draw] = useState<Load>();
  const isMissing = load !== undefined && !TRIED.has(load);
  useEffect(() => {
    if (load === undefined || !isWanted || !isMissing) return;
    const tried = () => {
      TRIED.add(load);
      draw(() => load);
    };
    load().then(tried, tried);
  }, [isWanted, isMissing, load]);
  return !isMissing;
}

/** The words for events of the table: whether they are loaded, or failed. */
export function useEventWords(isWanted: boolean): boolean {
  return useWords(useGameSpeech().loadEvents, isWanted);
}
