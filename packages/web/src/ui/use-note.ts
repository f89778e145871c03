import { type PointerEvent, type RefObject, useCallback, useEffect, useRef } from 'preact/compat';

/** Milliseconds that the mouse rests on a thing before the thing explains itself. */
const RESTS_MS = 550;

/** Milliseconds that a finger lies on a thing when it asks what that is. */
const HELD_MS = 500;

/** The handles of a note beside a button that does something else when it is pressed. */
export interface Note {
  readonly note: RefObject<HTMLDivElement | null>;
  show(beside: HTMLElement): void;
  /** A finger or a button of the mouse goes down. */
  down(event: PointerEvent<HTMLElement>): void;
  /** Whether the press that has just ended was a long one by finger: not all browsers tell of it. */
  wasHeld(click: { readonly timeStamp: number }): boolean;
  /** The mouse moves over the button; it may come to rest there. */
  move(event: PointerEvent<HTMLElement>): void;
  /** The mouse has left. */
  leave(): void;
  /** The button was pressed: until the mouse has left nobody asks. */
  press(): void;
}

/** A note of its own for a button: it opens when asked for and, for the mouse, by itself after a while. */
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
    // Where a browser knows no source, the note stands in the middle.
    (shown.showPopover as (options?: { readonly source: HTMLElement }) => void)({ source: beside });
  }, []);
  // Not as soon as it is there: a button may have come under a mouse that lies still.
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
