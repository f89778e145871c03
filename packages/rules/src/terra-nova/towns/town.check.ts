import type { Seat } from '../../kernel/index.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { TOWN_TILES } from '../vocabulary.ts';

/**
 * Each town tile can be used once per game; under R4 the sailing tile cannot be taken as long as
 * there is another. Rulebook, "Founding a town".
 */
export function checkTown(
  state: State,
  seat: Seat,
  tile: number,
  reason: Reason | undefined,
): number {
  if (isTileUsed(state, seat, tile)) {
    return refuse('town-tile-used', { tiles: TOWN_TILES[tile] }, reason);
  }
  const { table } = state;
  const sailing = state.sailing(seat);
  const hasOther = TOWN_TILES.some(
    (_, other) => !isTileUsed(state, seat, other) && table.townTileSailing[other] === 0,
  );
  if (
    table.options.rulings.sailingTileAtTrackEnd === 'forbidden' &&
    table.townTileSailing[tile] > 0 &&
    sailing >= table.maxSailing &&
    hasOther
  ) {
    return refuse('town-tile-sailing-ended', { tile: TOWN_TILES[tile], sailing }, reason);
  }
  return LEGAL;
}

export function isTileUsed(state: State, seat: Seat, tile: number): boolean {
  return ((state.townTiles(seat) >> tile) & 1) === 1;
}
