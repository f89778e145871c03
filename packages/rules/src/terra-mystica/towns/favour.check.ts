import type { Seat } from '../../kernel/index.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { FAVOUR_TILES } from '../vocabulary.ts';

export function checkFavour(s: State, seat: Seat, tile: number, reason?: Reason): number {
  const id = FAVOUR_TILES[tile];
  if (s.favoursLeft(tile) === 0) return refuse('favour-not-left', { tile: id }, reason);
  if (s.hasFavour(seat, tile)) return refuse('favour-held', { tile: id }, reason);
  return LEGAL;
}
