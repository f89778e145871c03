import { type RefObject, useEffect } from 'preact/compat';

/**
 * Keeps the focus where the player is working: when its button has gone, the focus moves on to the
 * next one (`data-send`, then the list of places or the first choice), and to the panel when a turn
 * begins.
 * @param changed anything that adds or removes buttons
 */
export function useFocus(panel: RefObject<HTMLElement | null>, changed: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again at every change.
  useEffect(() => {
    const active = document.activeElement;
    if (active !== null && active !== document.body && active !== panel.current) return;
    const next =
      panel.current?.querySelector<HTMLElement>('[data-send]') ??
      panel.current?.querySelector<HTMLElement>('.as-list-open, .choice') ??
      panel.current;
    next?.focus({ preventScroll: true });
  }, [changed, panel]);
}
