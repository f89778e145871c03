import { type RefObject, useEffect, useRef } from 'preact/compat';

/** The *Confirm* button, while there is nothing to confirm. */
const DEAD = '.confirm[aria-disabled="true"]';

/**
 * Keeps the focus where the player is working. When the focused button disappears, the focus moves
 * to the next one (`data-send`, then the list of places or the first choice); when a turn begins,
 * it moves to the panel. The *Confirm* button stays at its place, so a new turn takes the focus
 * from it too.
 * @param changed anything that adds or removes buttons
 * @param turn the number of steps, while a person here is asked
 */
export function useFocus(
  panel: RefObject<HTMLElement | null>,
  changed: unknown,
  turn: number | undefined,
): void {
  const last = useRef(turn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `changed` alone must run it, too.
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
