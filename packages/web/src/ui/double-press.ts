import { useCallback, useRef } from 'preact/compat';

/** Controls that can be pressed; all else is one thing. */
const CONTROL = 'button, a, summary, label, input, select, [tabindex]';
/** Pixels between two presses of one place: browsers count those of a finger that is quick at two places together. */
const PLACE = 24;

interface Pressed {
  readonly control: Element | null;
  readonly x: number;
  readonly y: number;
}

const again = new WeakSet<Event>();

/** Whether a press is a further one of a double press on the same thing. */
export function isAgain(event: Event): boolean {
  return again.has(event);
}

/**
 * Somebody who presses twice means the first thing once. Keeps the second press from what the first one brought under
 * the pointer, and notes where it is on the same thing; to be called before anything that is pressed.
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
