import { addHex } from '../../hexmap/index.ts';
import { type Moves, packMove, type Seat } from '../../kernel/index.ts';
import { TRAIT } from '../boards/compile-traits.ts';
import { NONE, type State } from '../state.ts';
import { KIND } from '../words.ts';

/*
 * A land bridge begins at a corner of the landscape's hex and runs between the two hexes that meet
 * there (land or river, empty or not) to the hex on their other side. If the map has a bridge place
 * on the same line, that place is used.
 */

/** The hex of the tower at which the land bridges of the seat begin, or NONE. */
function towerOf(s: State, seat: Seat): number {
  return s.trait(seat, TRAIT.landBridges) > 0 ? s.landscape(seat) : NONE;
}

/** Adds to a set the hexes that land bridges of a seat join with a hex. */
export function addLandLinks(
  s: State,
  seat: Seat,
  hex: number,
  into: Int32Array,
  at: number,
): void {
  if (s.landscape(seat) === NONE) return;
  const tower = towerOf(s, seat);
  if (tower === NONE) return;
  for (let corners = s.landscapeMemo(seat); corners !== 0; corners &= corners - 1) {
    const end = s.table.cornerEnds[tower * 6 + 31 - Math.clz32(corners & -corners)];
    if (hex === tower) addHex(into, at, end);
    else if (hex === end) addHex(into, at, tower);
  }
}

/** Adds to a set the hexes that land bridges of any seat join with a hex. */
export function addAllLandLinks(s: State, hex: number, into: Int32Array, at: number): void {
  if (!s.table.landBridges) return;
  for (let seat = 0; seat < s.table.players; seat++) addLandLinks(s, seat, hex, into, at);
}

/**
 * Whether the seat has a place for a land bridge; whether it has bridges left is checked elsewhere.
 */
export function landBridgeExists(s: State, seat: Seat): boolean {
  return addLandBridges(s, seat, undefined);
}

/**
 * Adds every land bridge that the seat can build.
 * @returns whether there is any.
 */
export function addLandBridges(s: State, seat: Seat, into: Moves | undefined): boolean {
  const tower = towerOf(s, seat);
  if (tower === NONE) return false;
  let any = false;
  for (let corner = 0; corner < 6; corner++) {
    const end = s.table.cornerEnds[tower * 6 + corner];
    if (end < 0 || ((s.landscapeMemo(seat) >> corner) & 1) !== 0) continue;
    any = true;
    if (into !== undefined) into.add(packMove(KIND['land-bridge'], end));
  }
  return any;
}

/** Land bridges of the seat that have an own structure at the other end too. */
export function joiningLandBridges(s: State, seat: Seat): number {
  const tower = towerOf(s, seat);
  if (tower === NONE) return 0;
  let count = 0;
  for (let corners = s.landscapeMemo(seat); corners !== 0; corners &= corners - 1) {
    const end = s.table.cornerEnds[tower * 6 + 31 - Math.clz32(corners & -corners)];
    if (s.owner(end) === seat) count++;
  }
  return count;
}
