import type { Seat } from '../../kernel/index.ts';
import { NO_TILE } from '../arguments.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import { ROUNDS, type State, TILE } from '../state.ts';
import { BONUS_TILES } from '../vocabulary.ts';

/** A player who passes takes another bonus tile. Rulebook, "Drop out"; rulings R2 and R3. */
export function checkPass(
  state: State,
  seat: Seat,
  tile: number,
  reason: Reason | undefined,
): number {
  const { lastRoundSwap, returnedBonusTiles } = state.table.options.rulings;
  if (state.round() === ROUNDS && lastRoundSwap === 'no-swap') {
    if (tile === NO_TILE) return LEGAL;
    return refuse('no-swap-in-last-round', { tile: BONUS_TILES[tile] }, reason);
  }
  if (tile === NO_TILE) return refuse('bonus-tile-required', {}, reason);
  const name = { tile: BONUS_TILES[tile] };
  if (tile === state.bonusTile(seat)) return refuse('bonus-tile-is-yours', name, reason);
  const where = state.tileWhere(tile);
  if (where === TILE.beside) return LEGAL;
  if (where !== TILE.returned) return refuse('bonus-tile-not-available', name, reason);
  const othersLeft = BONUS_TILES.some((_, other) => state.tileWhere(other) === TILE.beside);
  if (returnedBonusTiles === 'forbidden' && othersLeft) {
    return refuse('bonus-tile-returned-this-round', name, reason);
  }
  return LEGAL;
}
