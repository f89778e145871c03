import { useSyncExternalStore } from 'react';

/** Where the page is one column; the same width as in `style/table.css`. */
const NARROW = '(max-width: 52rem)';

/** Whether the page is as narrow as a telephone. */
export function useNarrow(): boolean {
  return useSyncExternalStore(onChange, () => window.matchMedia(NARROW).matches);
}

function onChange(changed: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
