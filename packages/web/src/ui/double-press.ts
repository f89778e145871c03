import { useCallback, useRef } from 'preact/compat';

/** Controls that can be pressed; everything outside of them counts as one control. */
const CONTROL = 'button, a, summary, label, input, select, [tabindex]';
/**
 * The largest distance in pixels of two presses on one place: browsers count two quick finger
 * presses at different places as a double press.
 */
const PLACE = 24;

interface Pressed {
  readonly control: Element | null;
  readonly x: number;
  readonly y: number;
}

const again = new WeakSet<Event>();

/** Whether a press is the second of a double press on the same thing. */
export function isAgain(event: Event): boolean {
  return again.has(event);
}

/**
 * A person who presses twice means one press on the first thing. This keeps the second press from a
 * control that the first one moved under the pointer, and marks second presses on the same thing.
 * Use the returned handler as `onClickCapture`, so that it runs before the handlers of controls.
 */
export function useDoublePress(): (event: MouseEvent) => void {
  const first = useRef<Pressed | undefined>(undefined);
  return useCallback((event) => {
    const { target, clientX: x, clientY: y } = event;
    const control = target instanceof Element ? target.closest(CONTROL) : null;
    const { current } = first;
    const isOnPlace = current !== undefined && Math.hypot(x - current.x, y - current.y) <= PLACE;
    if (event.detail <= 1 || !isOnPlace) {
      first.current = { control, x, y };
    } else if (control === current.control) {
      again.add(event);
    } else {
      event.preventDefault();
      event.stopPropagation();
    }
  }, []);
}
