import { useLayoutEffect, useRef } from 'preact/compat';
import { useTable } from '../play/context.ts';
import { shownSteps } from '../play/shown-steps.ts';
import { hasSideColumn, type Layout } from '../ui/layout.ts';
import { useNextTable } from './next-table.tsx';
import { type Opened, useOpened } from './opened.ts';

/** Elements for typing, or with keys of their own. */
const TYPED_INTO = 'input, select, textarea, [contenteditable], dialog, [popover]';

/** The effect of a key; undefined for a key without one. */
function changeFor(
  key: string,
  opened: Opened,
  layout: Layout,
  canTalk: boolean,
): Partial<Opened> | undefined {
  const sheet = (id: 'compare' | 'guide' | 'talk' | 'ledger'): Partial<Opened> => ({
    sheet: opened.sheet === id ? undefined : id,
    tab: 'map',
  });
  switch (key.toLowerCase()) {
    case '?':
      return sheet('guide');
    case 'w':
      return canTalk ? sheet('talk') : undefined;
    case 'l':
      return sheet('ledger');
    case 'h':
      return { isBrowsing: !opened.isBrowsing };
    case 'c':
      // In this layout the comparison is always open.
      if (layout === 'ultrawide') return undefined;
      if (hasSideColumn(layout) || layout === 'tablet') return sheet('compare');
      return { tab: opened.tab === 'others' ? 'map' : 'others' };
    default:
      return undefined;
  }
}

/**
 * The keys of every table, wherever the focus is, except in elements for typing; `Keys` lists them.
 */
export function useTableKeys(layout: Layout): void {
  const { play, port, tryOut } = useTable();
  const canTalk = port.talk !== undefined;
  const { opened, open } = useOpened();
  const next = useNextTable();
  const now = { play, opened, open, layout, next, canTalk, tryOut };
  const latest = useRef(now);
  latest.current = now;
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest(TYPED_INTO) !== null) return;
      const now = latest.current;
      if (now.play.curtain !== undefined) return;
      if (event.key === 'Escape') {
        if (now.opened.rules !== undefined) now.open({ rules: undefined });
        else if (now.opened.sheet === undefined) now.play.wish({ do: 'leave' });
        else now.open({ sheet: undefined });
        return;
      }
      if (event.key.toLowerCase() === 'n' && now.next !== undefined) {
        event.preventDefault();
        window.location.href = now.next.link;
        return;
      }
      if (event.key.toLowerCase() === 't' && now.tryOut !== undefined) {
        event.preventDefault();
        now.tryOut(shownSteps(now.play));
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
