import { useSyncExternalStore } from 'preact/compat';
import { usePreferences } from './context.ts';

const DARK = '(prefers-color-scheme: dark)';

/** Whether the page has day or night colours, for parts that style sheets do not reach. */
export function useTheme(): 'day' | 'night' {
  const { theme } = usePreferences().preferences;
  const isDark = useSyncExternalStore(watch, () => window.matchMedia(DARK).matches);
  if (theme === 'auto') return isDark ? 'night' : 'day';
  return theme === 'dark' ? 'night' : 'day';
}

function watch(changed: () => void): () => void {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
