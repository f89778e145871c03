import { countHexes, nextHex } from '../../hexmap/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { countOutsideTowns, isInTown } from '../../terra/groups.ts';
import { groupValue } from '../land/groups.ts';
import type { State } from '../state.ts';
import { FAVOUR_TILES, TOWN_TILES } from '../vocabulary.ts';

/** A fast check before any group is searched: enough structures outside towns. */
export function mayFound(s: State, seat: Seat): boolean {
  return countOutsideTowns(s, seat) >= s.table.numbers.town.structuresWithSanctuary;
}

/** FAQ 2.6: enough structures with enough power value, none of them in a town yet. */
export function canBeTown(s: State, seat: Seat, group: Int32Array): boolean {
  return !isInTown(s, seat, group) && meetsTown(s, seat, group);
}

/** Whether a group meets the conditions for a town, even if it is a town already. */
export function meetsTown(s: State, seat: Seat, group: Int32Array): boolean {
  const structures = countHexes(group, 0);
  if (structures < s.table.numbers.town.structuresWithSanctuary) return false;
  if (structures < s.table.numbers.town.structures && !isSmallTown(s, seat, group)) return false;
  const bonus = s.table.hooks.groupBonus[s.faction(seat)]?.(s, seat, group) ?? 0;
  return groupValue(s, seat, group) + bonus >= powerNeeded(s, seat);
}

/** Whether a group has a structure with which three structures are enough. */
function isSmallTown(s: State, seat: Seat, group: Int32Array): boolean {
  const enough = s.table.smallTown[s.faction(seat)];
  for (let hex = nextHex(group, 0, -1); hex >= 0; hex = nextHex(group, 0, hex)) {
    if (((enough >> s.building(hex)) & 1) !== 0) return true;
  }
  return false;
}

/** Power value that a town of the seat needs. */
export function powerNeeded(s: State, seat: Seat): number {
  for (let tile = 0; tile < FAVOUR_TILES.length; tile++) {
    const power = s.table.favourTownPower[tile];
    if (power > 0 && s.hasFavour(seat, tile)) return power;
  }
  return s.table.numbers.town.power;
}

/** Kinds of town tiles left in the supply, as bits. */
export function townTilesLeft(s: State): number {
  let left = 0;
  for (let tile = 0; tile < TOWN_TILES.length; tile++) if (s.townsLeft(tile) > 0) left |= 1 << tile;
  return left;
}
