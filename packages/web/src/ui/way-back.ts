import { useLayoutEffect, useRef } from 'preact/compat';

/** The layers over the page, topmost last, each with the function that closes it. */
const layers: (() => void)[] = [];
let isWatching = false;
let isToMatch = false;
/**
 * Whether the next step back only leaves the entry that this module has added to the browser's
 * history, and closes nothing.
 */
let isLeaving = false;

const MARK = { isOver: true } as const;

/**
 * On devices without a mouse the browser's way back closes the topmost layer and does not leave the
 * page. While a layer is open, the history of the window has one more entry.
 * @param onBack closes this layer
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

/**
 * Makes the history fit the open layers, soon: often one layer closes as another opens, and both
 * count as one change.
 */
function matchSoon(): void {
  if (isToMatch) return;
  isToMatch = true;
  setTimeout(() => {
    isToMatch = false;
    if (isLeaving) return;
    const isOver = layers.length > 0;
    if (isOver && !isMarked()) window.history.pushState(MARK, '');
    // Leave only an own entry: another page that was opened meanwhile has an entry of its own.
    else if (!isOver && isMarked()) leave();
  });
}

function leave(): void {
  isLeaving = true;
  window.history.back();
}
