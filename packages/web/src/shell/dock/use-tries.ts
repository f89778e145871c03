import { type RefObject, useLayoutEffect, useState } from 'preact/compat';

/** Letters may be higher than their lines, but a hidden line is higher than this. */
const LEEWAY_PX = 4;

/** The ways to show a text that were too long, and the width. */
interface Tried {
  readonly text: string | undefined;
  readonly width: number;
  readonly tries: number;
}

/**
 * The number of ways to show a text that did not fit. The text is the only child of an element with
 * a fixed width, which hides further lines; the caller shows it in the next, shorter way.
 * @param most the number of the last way
 */
export function useTries(
  element: RefObject<HTMLElement | null>,
  text: string | undefined,
  most: number,
): number {
  const [tried, setTried] = useState<Tried>();
  const isKnown = tried?.text === text;
  const tries = isKnown ? (tried?.tries ?? 0) : 0;
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null || text === undefined) return;
    const measure = () => {
      const { clientWidth: width, firstElementChild: shown } = box;
      const isElsewhere = isKnown && width !== tried?.width;
      const isCut = shown !== null && shown.scrollHeight - shown.clientHeight > LEEWAY_PX;
      if (isElsewhere) setTried(undefined);
      else if (isCut && tries < most) setTried({ text, width, tries: tries + 1 });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element, text, most, isKnown, tried, tries]);
  return tries;
}
