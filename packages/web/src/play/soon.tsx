import { type ReactNode, useEffect, useState } from 'preact/compat';
import { type AnyTableContext, SoonContext } from './context.ts';

/**
 * Passes a value on after board and buttons have been painted. It is a separate component, so that
 * the maker of the context is not drawn again for it.
 */
export function Soon({
  context,
  children,
}: {
  readonly context: AnyTableContext;
  readonly children: ReactNode;
}) {
  const [soon, setSoon] = useState(context);
  // Effects run after the paint.
  useEffect(() => setSoon(context), [context]);
  return <SoonContext value={soon}>{children}</SoonContext>;
}
