import { type PointerEvent, type RefObject, useCallback, useEffect, useRef } from 'react';

/** Milliseconds that the mouse rests on a thing before the thing explains itself. */
const RESTS_MS = 550;

/** What opens and closes a note beside a button that does something else when it is pressed. */
export interface Note {
  readonly note: RefObject<HTMLDivElement | null>;
  show(beside: HTMLElement): void;
  /** The mouse rests on the button. */
  rest(event: PointerEvent<HTMLElement>): void;
  /** The mouse has left, or the button was pressed. */
  leave(): void;
}

/** A note of its own for a button: it opens when asked for and, for the mouse, by itself after a while. */
export function useNote(): Note {
  const note = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const byItself = useRef(false);
  const show = useCallback((beside: HTMLElement) => {
    clearTimeout(timer.current);
    byItself.current = false;
    const shown = note.current;
    if (shown === null || shown.matches(':popover-open')) return;
    // Where a browser knows no source, the note stands in the middle.
    (shown.showPopover as (options?: { readonly source: HTMLElement }) => void)({ source: beside });
  }, []);
  const rest = useCallback(
    ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
      if (pointerType !== 'mouse') return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (!currentTarget.isConnected) return;
        show(currentTarget);
        byItself.current = true;
      }, RESTS_MS);
    },
    [show],
  );
  const leave = useCallback(() => {
    clearTimeout(timer.current);
    if (byItself.current && note.current?.matches(':popover-open')) note.current.hidePopover();
    byItself.current = false;
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { note, show, rest, leave };
}
