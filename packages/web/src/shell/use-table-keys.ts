import { useLayoutEffect, useRef } from 'preact/compat';
import { useTable } from '../play/context.ts';
import { hasSideColumn, type Layout } from '../ui/layout.ts';
import { useNextTable } from './next-table.tsx';
import { type Opened, useOpened } from './opened.ts';

/** There letters are typed, or keys have a meaning of their own. */
const TYPED_INTO = 'input, select, textarea, [contenteditable], dialog, [popover]';

/** The change that a key makes; undefined for a key without a meaning. */
function changeFor(
  key: string,
  opened: Opened,
  layout: Layout,
  canTalk: boolean,
): Partial<Opened> | undefined {
  const sheet = (id: 'compare' | 'guide' | 'talk'): Partial<Opened> => ({
    sheet: opened.sheet === id ? undefined : id,
    tab: 'map',
  });
  switch (key.toLowerCase()) {
    case '?':
      return sheet('guide');
    case 'w':
      return canTalk ? sheet('talk') : undefined;
    case 'h':
      return { isBrowsing: !opened.isBrowsing };
    case 'c':
      // There it is always open.
      if (layout === 'ultrawide') return undefined;
      if (hasSideColumn(layout) || layout === 'tablet') return sheet('compare');
      return { tab: opened.tab === 'others' ? 'map' : 'others' };
    default:
      return undefined;
  }
}

/** The keys of every table, wherever the focus is unless something there is typed into; `Keys` lists them. */
export function useTableKeys(layout: Layout): void {
  const { play, port } = useTable();
  const canTalk = port.talk !== undefined;
  const { opened, open } = useOpened();
  const next = useNextTable();
  const latest = useRef({ play, opened, open, layout, next, canTalk });
  latest.current = { play, opened, open, layout, next, canTalk };
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest(TYPED_INTO) !== null) return;
      const now = latest.current;
      if (now.play.curtain !== undefined) return;
      if (event.key === 'Escape') {
        if (now.opened.sheet === undefined) now.play.wish({ do: 'leave' });
        else now.open({ sheet: undefined });
        return;
      }
      if (event.key.toLowerCase() === 'n' && now.next !== undefined) {
        event.preventDefault();
        window.location.href = now.next.link;
        return;
      }
      const change = changeFor(event.key, now.opened, now.layout, now.canTalk);
      if (change === undefined) return;
      event.preventDefault();
      now.open(change);
      if (change.isBrowsing === false) now.play.wish({ do: 'look', at: undefined });
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
