import { useLayoutEffect, useRef } from 'preact/compat';

/** The layers over the page, the topmost last; each is closed by its function. */
const layers: (() => void)[] = [];
let isWatching = false;
let isToMatch = false;
/** The way back goes through an entry of the history that is to be left, and closes nothing. */
let isLeaving = false;

const MARK = { isOver: true } as const;

/**
 * On devices without a mouse the way back of the browser closes what lies over the page, and does not leave the page. As long
 * as something is open there is one entry more in the history of the window.
 * @param onBack closes it
 */
export function useWayBack(isOpen: boolean, onBack: () => void): void {
  const latest = useRef(onBack);
  latest.current = onBack;
  useLayoutEffect(() => {
    if (!isOpen || !window.matchMedia('(hover: none)').matches) return;
    const layer = () => latest.current();
    layers.push(layer);
    watch();
    matchSoon();
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      matchSoon();
    };
  }, [isOpen]);
}

function isMarked(): boolean {
  return (window.history.state as Partial<typeof MARK> | null)?.isOver === true;
}

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener('popstate', () => {
    if (isLeaving) {
      isLeaving = false;
      matchSoon();
    } else if (!isMarked()) {
      layers.at(-1)?.();
      matchSoon();
    } else if (layers.length === 0) leave();
  });
}

/** One thing often closes as another opens: both are one change. */
function matchSoon(): void {
  if (isToMatch) return;
  isToMatch = true;
  setTimeout(() => {
    isToMatch = false;
    if (isLeaving) return;
    const isOver = layers.length > 0;
    if (isOver && !isMarked()) window.history.pushState(MARK, '');
    // Another page that was gone to since has an entry of its own.
    else if (!isOver && isMarked()) leave();
  });
}

function leave(): void {
  isLeaving = true;
  window.history.back();
}
