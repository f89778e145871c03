import { type PointerEvent, type RefObject, useCallback, useEffect, useRef } from 'preact/compat';

/** Milliseconds that the mouse has to rest before a note opens. */
const RESTS_MS = 550;

/** Milliseconds that a touch has to last before a note opens. */
const HELD_MS = 500;

/** The event handlers of a button with a note that does something else when it is pressed. */
export interface Note {
  readonly note: RefObject<HTMLDivElement | null>;
  show(beside: HTMLElement): void;
  /** A finger or a mouse button goes down. */
  down(event: PointerEvent<HTMLElement>): void;
  /** Whether the touch that has just ended was a long one; not all browsers report that. */
  wasHeld(click: { readonly timeStamp: number }): boolean;
  /** The mouse moves over the button, and may come to rest there. */
  move(event: PointerEvent<HTMLElement>): void;
  /** The mouse has left. */
  leave(): void;
  /** The button was pressed: no note opens until the mouse has left. */
  press(): void;
}

/**
 * The note of a button. It opens on demand, and also when the mouse has rested on the button for a
 * while.
 */
export function useNote(): Note {
  const note = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const byItself = useRef(false);
  const pressed = useRef(false);
  const downAt = useRef<number>(undefined);
  const show = useCallback((beside: HTMLElement) => {
    clearTimeout(timer.current);
    byItself.current = false;
    const shown = note.current;
    if (shown === null || shown.matches(':popover-open')) return;
    // A browser that does not know the option `source` shows the note in the middle.
    (shown.showPopover as (options?: { readonly source: HTMLElement }) => void)({ source: beside });
  }, []);
  // The note does not open at once: the button may have appeared under a resting mouse.
  const move = useCallback(
    ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
      if (pointerType !== 'mouse' || pressed.current) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (!currentTarget.isConnected) return;
        show(currentTarget);
        byItself.current = true;
      }, RESTS_MS);
    },
    [show],
  );
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    if (byItself.current && note.current?.matches(':popover-open')) note.current.hidePopover();
    byItself.current = false;
  }, []);
  const leave = useCallback(() => {
    pressed.current = false;
    hide();
  }, [hide]);
  const press = useCallback(() => {
    pressed.current = true;
    hide();
  }, [hide]);
  const down = useCallback(({ pointerType, timeStamp }: PointerEvent<HTMLElement>) => {
    downAt.current = pointerType === 'touch' ? timeStamp : undefined;
  }, []);
  const wasHeld = useCallback(({ timeStamp }: { readonly timeStamp: number }) => {
    const since = downAt.current;
    downAt.current = undefined;
    return since !== undefined && timeStamp - since >= HELD_MS;
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { note, show, down, wasHeld, move, leave, press };
}
