import { useSyncExternalStore } from 'react';

/** One column, two, or three; the same widths as in `style/table.css`. */
export type Width = 'narrow' | 'medium' | 'wide';

const NARROW = '(max-width: 52rem)';
const MEDIUM = '(max-width: 74rem)';

/** How many columns the page has room for. */
export function useWidth(): Width {
  return useSyncExternalStore(onChange, width);
}

function width(): Width {
  if (window.matchMedia(NARROW).matches) return 'narrow';
  return window.matchMedia(MEDIUM).matches ? 'medium' : 'wide';
}

function onChange(changed: () => void): () => void {
  const queries = [NARROW, MEDIUM].map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
}
