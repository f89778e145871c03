import { createContext, type ReactNode, use, useEffect, useState } from 'preact/compat';

/** How many parts around the board follow it, one after the other. */
const PARTS = 3;

/** How many of them are shown; all, outside a table that opens. */
const ShownContext = createContext(PARTS);

/**
 * A table that opens paints its board and its buttons first; what is `Deferred` follows, each part after a paint. A
 * component of its own: the page is not drawn again for it.
 */
export function BoardFirst({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState(0);
  // On a slow machine effects may run before the paint: what is asked of a frame and then of a timer comes after it.
  useEffect(() => {
    if (shown === PARTS) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setShown(shown + 1));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [shown]);
  return <ShownContext value={shown}>{children}</ShownContext>;
}

/** Something beside or over the board whose place nothing else takes. @param part which part it belongs to, from 1 */
export function Deferred({
  part,
  children,
}: {
  readonly part: number;
  readonly children: ReactNode;
}) {
  return use(ShownContext) < part ? null : children;
}
