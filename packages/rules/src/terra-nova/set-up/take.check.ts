import { NO_TILE } from '../arguments.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import { type State, TILE } from '../state.ts';
import { BONUS_TILES } from '../vocabulary.ts';

/** Rulebook, "Set-up" step 11. */
export function checkTake(state: State, tile: number, reason: Reason | undefined): number {
  if (tile === NO_TILE) return refuse('bonus-tile-required', {}, reason);
  if (state.tileWhere(tile) === TILE.beside) return LEGAL;
  return refuse('bonus-tile-not-available', { tile: BONUS_TILES[tile] }, reason);
}
