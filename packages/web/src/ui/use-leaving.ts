import { useEffect, useState } from 'preact/compat';

/**
 * Whether a press was made that leads to another page: until then its button takes no other. A page
 * that the browser has kept and shows again takes presses again.
 */
export function useLeaving(): readonly [boolean, (isLeaving: boolean) => void] {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => whenShownAgain(window, () => setLeaving(false)), []);
  return [isLeaving, setLeaving];
}

/**
 * Calls the listener when the page is shown again as it was left, by the browser's *Back*.
 * @returns a function that ends this
 */
export function whenShownAgain(
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  listener: () => void,
): () => void {
  const shown = (event: Event) => {
    if ((event as PageTransitionEvent).persisted) listener();
  };
  page.addEventListener('pageshow', shown);
  return () => page.removeEventListener('pageshow', shown);
}
