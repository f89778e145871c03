import type { Searching } from '@pangaea/bots/puzzles';
import type { TableRecord } from '../../game/extend.ts';

/** A message of the worker that searches for puzzles. */
export type Searched = Searching | { readonly end: 'ready' | 'failed' };

/**
 * Searches the last round of a game for puzzles, in a worker.
 * @returns a function that ends the search
 */
export function searchPuzzles(record: TableRecord, told: (word: Searched) => void): () => void {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Searched>) => told(data);
  worker.onerror = () => told({ end: 'failed' });
  worker.postMessage(record);
  return () => worker.terminate();
}
