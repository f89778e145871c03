import type { Pips } from '../../board/pips.tsx';

/** Of what hexes take, what is shown: of those that are lit, or of all where nothing is said. */
export function shownPips({ sign, of }: Pips, lit: ReadonlySet<number> | undefined): Pips {
  if (lit === undefined) return { sign, of };
  return { sign, of: new Map([...of].filter(([hex]) => lit.has(hex))) };
}
