import { type RefObject, useLayoutEffect, useState } from 'preact/compat';
import type { Box } from './geometry.ts';

export type Size = Pick<Box, 'width' | 'height'>;

const NOTHING: Box = { x: 0, y: 0, width: 0, height: 0 };

/** The size of an element, known before the first paint. */
export function useSize(element: RefObject<Element | null>): Size {
  return usePlace(element, element);
}

/** The rectangle of an element inside another one. */
export function usePlace(inner: RefObject<Element | null>, outer: RefObject<Element | null>): Box {
  const [place, setPlace] = useState(NOTHING);
  useLayoutEffect(() => {
    const [part, whole] = [inner.current, outer.current];
    if (part === null || whole === null) return;
    const measure = () => {
      const { left, top, width, height } = part.getBoundingClientRect();
      const from = whole.getBoundingClientRect();
      const now = { x: left - from.left, y: top - from.top, width, height };
      setPlace((old) => (sameBox(old, now) ? old : now));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(part);
    observer.observe(whole);
    return () => observer.disconnect();
  }, [inner, outer]);
  return place;
}

function sameBox(one: Box, other: Box): boolean {
  return (['x', 'y', 'width', 'height'] as const).every((key) => one[key] === other[key]);
}
