import { useLayoutEffect, useRef } from 'preact/compat';
import { eventCount, moved } from '../game/moment.ts';
import type { AnyPlay } from './use-play.ts';

/** Elements that use arrow keys themselves, or accept text. */
const OWN_ARROWS = 'input, select, textarea, [contenteditable], dialog, [role="tab"], .cell';
/** Parts of the page for the history, where Home and End lead to its ends. */
const OF_HISTORY = '.history, .log';

/**
 * The left and right keys move by one event, with Shift by a whole step, unless the focused element
 * uses the arrows itself. In the history bar and the log also Home and End work.
 */
export function useHistoryKeys(play: AnyPlay): void {
  const latest = useRef(play);
  latest.current = play;
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const { target } = event;
      if (!(target instanceof Element) || target.closest(OWN_ARROWS) !== null) return;
      const { history, plan, wish } = latest.current;
      const moment = momentFor(event, target.closest(OF_HISTORY) !== null, latest.current);
      if (moment === undefined) return;
      event.preventDefault();
      const all = eventCount(history);
      if (moment !== (plan.at ?? all)) wish({ do: 'look', at: moment >= all ? undefined : moment });
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** The moment that a key leads to; undefined when the key has another meaning here. */
function momentFor(
  { key, shiftKey }: KeyboardEvent,
  ofHistory: boolean,
  { history, plan }: AnyPlay,
): number | undefined {
  const all = eventCount(history);
  const from = plan.at ?? all;
  const unit = shiftKey ? 'step' : 'event';
  if (key === 'ArrowLeft') return moved(history, from, -1, unit);
  if (key === 'ArrowRight') return moved(history, from, 1, unit);
  if (!ofHistory || shiftKey) return undefined;
  if (key === 'ArrowUp') return moved(history, from, -1, 'event');
  if (key === 'ArrowDown') return moved(history, from, 1, 'event');
  if (key === 'Home') return 0;
  return key === 'End' ? all : undefined;
}
