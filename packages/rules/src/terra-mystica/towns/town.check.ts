import { LEGAL, type Reason, refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { TOWN_TILES } from '../vocabulary.ts';

export function checkTown(s: State, tile: number, reason?: Reason): number {
  if (s.townsLeft(tile) > 0) return LEGAL;
  return refuse('town-tile-not-left', { tile: TOWN_TILES[tile] }, reason);
}
