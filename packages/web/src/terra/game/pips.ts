import type { Pips } from '../../board/pips.tsx';

/** The shown prices: those of highlighted hexes, or all of them without a question. */
export function shownPips({ sign, of }: Pips, lit: ReadonlySet<number> | undefined): Pips {
  if (lit === undefined) return { sign, of };
  return { sign, of: new Map([...of].filter(([hex]) => lit.has(hex))) };
}
