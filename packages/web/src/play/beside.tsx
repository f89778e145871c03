import { type ReactNode, use } from 'preact/compat';
import { PlayContext, SoonContext } from './context.ts';

/**
 * What lies beside the board. Who presses sees the board and the buttons answer at once; the rest may
 * come a frame later.
 */
export function Beside({ children }: { readonly children: ReactNode }) {
  return <PlayContext value={use(SoonContext)}>{children}</PlayContext>;
}
