import { useCallback, useSyncExternalStore } from 'preact/compat';

/**
 * The kinds of windows that the table has a layout for; their sizes are in
 * `shell/style/layout.css`. `side` is a telephone on its side, or a page that is zoomed in a lot.
 */
export const LAYOUTS = ['ultrawide', 'desktop', 'laptop', 'tablet', 'phone', 'side'] as const;
export type Layout = (typeof LAYOUTS)[number];

/**
 * The window has the first layout whose query matches; `phone` if none does. Sizes are in em, so
 * that larger text counts as a smaller window.
 */
const QUERIES: readonly (readonly [Layout, string])[] = [
  ['side', '(min-width: 43.75em) and (max-height: 30em)'],
  ['ultrawide', '(min-width: 118.75em) and (min-height: 51.26em)'],
  ['desktop', '(min-width: 68.75em) and (min-height: 51.26em)'],
  ['laptop', '(min-width: 68.75em)'],
  ['tablet', '(min-width: 43.75em)'],
];

/** Whether the instruments and tile displays of a game are in a column beside the map. */
export function hasSideColumn(layout: Layout): boolean {
  return layout === 'ultrawide' || layout === 'desktop' || layout === 'laptop';
}

/** Whether the window shows the map or one other part of the table, by tabs. */
export function isSmallLayout(layout: Layout): boolean {
  return layout === 'phone' || layout === 'side';
}

/** High enough for a turned map. */
const TALL = '(min-height: 43.76em)';
/**
 * The window is so much higher than wide that the map of a tablet is also higher than wide, beside
 * a column and over the dock.
 */
const NARROW = '(max-aspect-ratio: 4/5)';
/** Too low for a large board with a log below it. */
const LOW = '(max-height: 62em)';
/** A touch screen without a mouse. */
const FINGER = '(pointer: coarse)';

/** Whether the window is that of an upright telephone or tablet, with room for a turned map. */
export function useIsUpright(): boolean {
  const isTall = useMedia(TALL);
  const isNarrow = useMedia(NARROW);
  const layout = useLayout();
  return isTall && (layout === 'phone' || (layout === 'tablet' && isNarrow));
}

/** Whether the boards of a crowded table leave no room for more in their column. */
export function useIsLow(): boolean {
  return useMedia(LOW);
}

export function useHasFinger(): boolean {
  return useMedia(FINGER);
}

/**
 * The queries that were parsed, by text, since every part of a table asks for some at every press.
 */
const lists: Record<string, MediaQueryList> = {};

function media(query: string): MediaQueryList {
  lists[query] ??= window.matchMedia(query);
  return lists[query];
}

function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = media(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => media(query).matches);
}

/** The layout of the window. */
export function useLayout(): Layout {
  return useSyncExternalStore(onChange, layout);
}

function layout(): Layout {
  return QUERIES.find(([, query]) => media(query).matches)?.[0] ?? 'phone';
}

function onChange(changed: () => void): () => void {
  const queries = QUERIES.map(([, query]) => media(query));
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
}
