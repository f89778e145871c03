import { useCallback, useRef } from 'preact/compat';

/** What can be pressed; all else is one thing. */
const CONTROL = 'button, a, summary, label, input, select, [tabindex]';

/**
 * Whether a press is a further one of a double press, as the browser counts them. Somebody who presses twice means the
 * first thing once.
 */
export function isAgain({ detail }: MouseEvent): boolean {
  return detail > 1;
}

/** Keeps a double press from what the first press of it brought under the pointer. */
export function useDoublePress(): (event: MouseEvent) => void {
  const pressed = useRef<Element | null>(null);
  return useCallback((event) => {
    const { target } = event;
    const control = target instanceof Element ? target.closest(CONTROL) : null;
    if (isAgain(event) && control !== pressed.current) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    pressed.current = control;
  }, []);
}
