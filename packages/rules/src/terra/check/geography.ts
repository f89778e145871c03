import { NONE } from '../../kernel/index.ts';
import type { TerraState } from '../state.ts';

/*
 * Functions that answer questions about the board of both games in the simplest way, from the
 * contents of each hex. The lists of legal moves use bit sets that are updated with every change;
 * these functions do not read the sets, so that each side can find the other's mistakes.
 */

export function hexName(s: TerraState, hex: number): string {
  return s.table.map.names[hex];
}

export function isRiver(s: TerraState, hex: number): boolean {
  return !s.isLand(hex);
}

/** The hexes that share a side with `hex`. */
export function neighboursOf(s: TerraState, hex: number): number[] {
  const { neighbours } = s.table.map;
  return [0, 1, 2, 3, 4, 5].map((d) => neighbours[hex * 6 + d]).filter((each) => each >= 0);
}

/** The other ends of the bridges at a hex; only those bridges whose builder `counts` accepts. */
export function acrossBridges(
  s: TerraState,
  hex: number,
  counts: (builder: number) => boolean = () => true,
): number[] {
  const ends: number[] = [];
  for (const [bridge, { a, b }] of s.table.map.bridges.entries()) {
    const builder = s.bridgeOwner(bridge);
    if (builder === NONE || !counts(builder)) continue;
    if (a === hex) ends.push(b);
    if (b === hex) ends.push(a);
  }
  return ends;
}

/** River hexes on the shortest way across rivers from a hex to a shore, 99 if there is no way. */
export function riversTo(s: TerraState, hex: number, isShore: (hex: number) => boolean): number {
  const seen = new Set<number>();
  let shore = [hex];
  for (let crossed = 1; shore.length > 0; crossed++) {
    const further: number[] = [];
    for (const from of shore) {
      for (const river of neighboursOf(s, from)) {
        if (!isRiver(s, river) || seen.has(river)) continue;
        if (neighboursOf(s, river).some((each) => isShore(each))) return crossed;
        seen.add(river);
        further.push(river);
      }
    }
    shore = further;
  }
  return 99;
}

/** The hexes that can be reached from a hex step by step, including that hex. */
export function connectedWith(hex: number, next: (hex: number) => readonly number[]): number[] {
  const group = [hex];
  // The list grows during the loop.
  for (const from of group) {
    for (const other of next(from)) if (!group.includes(other)) group.push(other);
  }
  return group;
}
