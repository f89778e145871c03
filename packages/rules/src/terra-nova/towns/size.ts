import { countHexes } from '../../hexmap/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { countOutsideTowns, isInTown } from '../../terra/groups.ts';
import { groupValue } from '../board/groups.ts';
import { EFFECT } from '../mats/effects.ts';
import type { State } from '../state.ts';
import { TOWN_TILES } from '../vocabulary.ts';

const ALL_TILES = (1 << TOWN_TILES.length) - 1;

/** Town tiles that the seat has not used, as bits. */
export function tilesLeft(s: State, seat: Seat): number {
  return ALL_TILES & ~s.townTiles(seat);
}

/** A fast check before any group is searched: enough buildings outside towns, and a tile left. */
export function mayFound(s: State, seat: Seat): boolean {
  if (tilesLeft(s, seat) === 0) return false;
  return countOutsideTowns(s, seat) >= s.table.townMinimumBuildings;
}

/**
 * Rulebook, "Founding towns": enough buildings, none of them in a town yet, with a value of 7 (or
 * 6).
 */
export function canBeTown(s: State, seat: Seat, group: Int32Array): boolean {
  return (
    !isInTown(s, seat, group) &&
    countHexes(group, 0) >= s.table.townMinimumBuildings &&
    groupValue(s, group) >= valueNeeded(s, seat)
  );
}

function valueNeeded(s: State, seat: Seat): number {
  const own = s.effect(seat, EFFECT.townValue);
  return own === 0 ? s.table.townMinimumValue : own;
}
