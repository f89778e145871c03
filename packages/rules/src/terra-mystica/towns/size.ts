import { countHexes, intersects, nextHex, WORDS } from '../../hexmap/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { GROUP, groupValue } from '../land/groups.ts';
import { SETS, type State } from '../state.ts';
import { FAVOUR_TILES, TOWN_TILES } from '../vocabulary.ts';

/** Cheap look before any group is searched: enough structures outside towns. */
export function mayFound(s: State, seat: Seat): boolean {
  let free = 0;
  for (let w = 0; w < WORDS; w++) {
    let bits = s.i32[SETS.own + seat * WORDS + w] & ~s.i32[SETS.inTown + seat * WORDS + w];
    for (; bits !== 0; bits &= bits - 1) free++;
  }
  return free >= s.table.numbers.town.structuresWithSanctuary;
}

export function isTownInGroup(s: State, seat: Seat): boolean {
  if (intersects(GROUP, 0, s.i32, SETS.inTown + seat * WORDS)) return false;
  return meetsTown(s, seat);
}

/** Whether what is in `GROUP` meets the condition of a town, whether it is one or not. */
export function meetsTown(s: State, seat: Seat): boolean {
  const structures = countHexes(GROUP, 0);
  if (structures < s.table.numbers.town.structuresWithSanctuary) return false;
  if (structures < s.table.numbers.town.structures && !isSmallTown(s, seat)) return false;
  const bonus = s.table.hooks.groupBonus[s.faction(seat)]?.(s, seat) ?? 0;
  return groupValue(s, seat) + bonus >= powerNeeded(s, seat);
}

/** Whether `GROUP` has a structure with which three are enough. */
function isSmallTown(s: State, seat: Seat): boolean {
  const enough = s.table.smallTown[s.faction(seat)];
  for (let hex = nextHex(GROUP, 0, -1); hex >= 0; hex = nextHex(GROUP, 0, hex)) {
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

/** Town tiles left in the supply, as bits. */
export function townTilesLeft(s: State): number {
  let left = 0;
  for (let tile = 0; tile < TOWN_TILES.length; tile++) if (s.townsLeft(tile) > 0) left |= 1 << tile;
  return left;
}
