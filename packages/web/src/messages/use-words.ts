import { useEffect, useState } from 'preact/compat';
import { useGameSpeech } from './speech.ts';

type Load = () => Promise<void>;

/** Loaders whose words have been loaded. */
const LOADED = new WeakSet<Load>();

/** Words that could not be loaded are tried again after this time. */
const AGAIN_MS = 5000;

/**
 * Loads words when they are needed, and tries again as long as they are missing.
 * @returns whether they are loaded, or have failed
 */
export function useWords(load: Load | undefined, isWanted: boolean): boolean {
  const [tried, setTried] = useState<{ readonly load: Load }>();
  const isMissing = load !== undefined && !LOADED.has(load);
  useEffect(() => {
    if (load === undefined || !isWanted || !isMissing) return undefined;
    return loadWords(load, () => setTried({ load }));
  }, [isWanted, isMissing, load]);
  return !isMissing || tried?.load === load;
}

/**
 * Loads words until that succeeds.
 * @param told called after each try
 * @returns a function that ends this
 */
export function loadWords(load: Load, told: () => void): () => void {
  const tryNow = () =>
    load().then(() => {
      LOADED.add(load);
      end();
      told();
    }, told);
  const timer = setInterval(tryNow, AGAIN_MS);
  const end = () => clearInterval(timer);
  void tryNow();
  return end;
}

/**
 * Loads the words for events of the table when they are wanted.
 * @returns whether they are loaded, or have failed
 */
export function useEventWords(isWanted: boolean): boolean {
  return useWords(useGameSpeech().loadEvents, isWanted);
}
