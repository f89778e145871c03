import { type ReactNode, use } from 'preact/compat';
import { PlayContext, SoonContext } from './context.ts';

/**
 * Everything beside the board. Board and buttons react to a press at once; the other parts may
 * follow a frame later.
 */
export function Beside({ children }: { readonly children: ReactNode }) {
  return <PlayContext value={use(SoonContext)}>{children}</PlayContext>;
}
