import { createContext, type ReactNode, use, useEffect, useState } from 'preact/compat';

/** The number of parts around the board that follow it, one after another. */
const PARTS = 3;

/** The number of parts that are shown; all of them, except while a table opens. */
const ShownContext = createContext(PARTS);

/**
 * When a table opens, it paints its board and its buttons first; the `Deferred` parts follow one by
 * one, each after a paint. This is a separate component, so that the rest of the page is not drawn
 * again for each part.
 */
export function BoardFirst({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState(0);
  // On a slow machine effects may run before the paint; a timer set in a frame runs after it.
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

/**
 * A part beside or over the board, whose place stays empty at first.
 * @param part its number, from 1
 */
export function Deferred({
  part,
  children,
}: {
  readonly part: number;
  readonly children: ReactNode;
}) {
  return use(ShownContext) < part ? null : children;
}
