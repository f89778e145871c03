import type { Pips } from '../../board/pips.tsx';

/** The prices that are shown: those of lit hexes, or all of them where nothing is asked. */
export function shownPips({ sign, of }: Pips, lit: ReadonlySet<number> | undefined): Pips {
  if (lit === undefined) return { sign, of };
  return { sign, of: new Map([...of].filter(([hex]) => lit.has(hex))) };
}
