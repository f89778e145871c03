import { type RefObject, useEffect, useRef } from 'preact/compat';

/** The button that confirms, while it confirms nothing. */
const DEAD = '.confirm[aria-disabled="true"]';

/**
 * Keeps the focus where the player is working: when its button has gone, the focus moves on to the
 * next one (`data-send`, then the list of places or the first choice), and to the panel when a turn
 * begins. The button that confirms stays in its place, so that a turn that begins takes the focus from it too.
 * @param changed anything that adds or removes buttons
 * @param turn the number of steps, while somebody here is asked
 */
export function useFocus(
  panel: RefObject<HTMLElement | null>,
  changed: unknown,
  turn: number | undefined,
): void {
  const last = useRef(turn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again at every change.
  useEffect(() => {
    const isNew = turn !== undefined && turn !== last.current;
    last.current = turn;
    const active = document.activeElement;
    const isLeft = isNew && active?.matches(DEAD);
    if (active !== null && active !== document.body && active !== panel.current && !isLeft) return;
    const next =
      panel.current?.querySelector<HTMLElement>('[data-send]') ??
      panel.current?.querySelector<HTMLElement>('.as-list-open, .choice') ??
      panel.current;
    next?.focus({ preventScroll: true });
  }, [changed, turn, panel]);
}
