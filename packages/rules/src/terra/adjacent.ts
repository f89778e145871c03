import { copyHexes, WORDS } from '../hexmap/index.ts';
import { addBridgeEnds } from './bridges.ts';
import type { TerraState } from './position.ts';

/**
 * What is directly adjacent to a hex: what shares a side with it, and what lies at the other end of a bridge.
 * @param builder whose bridges count, or `ANYBODY`.
 * @param into the set that becomes it.
 */
export function findAdjacent(s: TerraState, hex: number, builder: number, into: Int32Array): void {
  copyHexes(into, 0, s.table.map.adjacent, hex * WORDS);
  addBridgeEnds(s, hex, builder, into, 0);
}
