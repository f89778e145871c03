import {
  clearHexes,
  nextHex,
  RIVER,
  reachAt,
  subtractFrom,
  uniteInto,
  WORDS,
} from '../../hexmap/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { deriveBoard } from '../../terra/board.ts';
import { addBridgeEnds } from '../../terra/bridges.ts';
import { TRAIT } from '../boards/compile-traits.ts';
import { addLandLinks } from '../bridges/land-bridges.ts';
import { NONE, SEATS, SETS, type State } from '../state.ts';
import { riverReachAt, withinAt } from '../table/reach-tables.ts';

/** Calculates every derived field from the other fields. */
export function deriveAll(s: State): void {
  deriveBoard(s);
  for (let seat = 0; seat < SEATS; seat++) {
    s.setLandscape(seat, NONE);
    const own = SETS.own + seat * WORDS;
    for (let hex = nextHex(s.i32, own, -1); hex >= 0; hex = nextHex(s.i32, own, hex)) {
      if (s.building(hex) === 0) s.setLandscape(seat, hex);
    }
  }
  for (let seat = 0; seat < SEATS; seat++) deriveReach(s, seat);
}

/** Calculates the reach from every own structure again, after the shipping range has changed. */
export function deriveReach(s: State, seat: Seat): void {
  clearHexes(s.i32, SETS.direct + seat * WORDS);
  clearHexes(s.i32, SETS.reach + seat * WORDS);
  const own = SETS.own + seat * WORDS;
  for (let hex = nextHex(s.i32, own, -1); hex >= 0; hex = nextHex(s.i32, own, hex)) {
    extendReach(s, seat, hex);
  }
}

/** Adds the hexes in reach of one own structure. */
export function extendReach(s: State, seat: Seat, hex: number): void {
  const direct = SETS.direct + seat * WORDS;
  const reach = SETS.reach + seat * WORDS;
  addDirect(s, seat, hex, s.i32, direct);
  const more = s.table.hooks.moreShipping[s.faction(seat)]?.(s, seat) ?? 0;
  addByShip(s, seat, hex, s.shippingRange(seat) + more, s.i32, reach);
  if (s.trait(seat, TRAIT.onlyOverRivers) === 0) uniteInto(s.i32, reach, s.i32, direct);
}

/**
 * Adds the land directly adjacent to one own structure. Only own bridges are followed: the builder
 * of a bridge has a structure at one end, so another player's bridge leads an own structure only to
 * hexes that are not empty.
 */
export function addDirect(s: State, seat: Seat, hex: number, into: Int32Array, at: number): void {
  uniteInto(into, at, s.table.map.adjacentLand, hex * WORDS);
  addBridgeEnds(s, hex, seat, into, at);
  addLandLinks(s, seat, hex, into, at);
  s.table.hooks.joins[s.faction(seat)]?.(s, seat, hex, into, at);
}

/**
 * Adds the hexes that an own structure reaches with a shipping range; a structure on a river hex
 * reaches across other river hexes.
 */
function addByShip(
  s: State,
  seat: Seat,
  hex: number,
  range: number,
  into: Int32Array,
  at: number,
): void {
  const { map, riverReach } = s.table;
  if (s.trait(seat, TRAIT.onlyOverRivers) > 0 || map.ground[hex] === RIVER) {
    uniteInto(into, at, riverReach, riverReachAt(map, range, hex));
  } else uniteInto(into, at, map.reachTable, reachAt(map, range, hex));
}

/**
 * FAQ 2.7 Q2: fills a set with the hexes that a seat reaches in the cleanup, without its bonus
 * card.
 */
export function reachInCleanup(s: State, seat: Seat, into: Int32Array): void {
  reachFrom(s, seat, s.shipping(seat), NONE, into);
}

/**
 * Fills a set with the hexes that a seat reaches in the action phase from all structures except its
 * landscape.
 */
export function reachWithoutLandscape(s: State, seat: Seat, into: Int32Array): void {
  reachFrom(s, seat, s.shippingRange(seat), s.landscape(seat), into);
}

function reachFrom(s: State, seat: Seat, range: number, except: number, into: Int32Array): void {
  const walks = s.trait(seat, TRAIT.onlyOverRivers) > 0;
  clearHexes(into, 0);
  const own = SETS.own + seat * WORDS;
  for (let hex = nextHex(s.i32, own, -1); hex >= 0; hex = nextHex(s.i32, own, hex)) {
    if (hex === except) continue;
    if (!walks) addDirect(s, seat, hex, into, 0);
    addByShip(s, seat, hex, range, into, 0);
  }
}

/** The number of hexes that a tunnel or carpet flight of the seat skips. */
export function skipRange(s: State, seat: Seat): number {
  const range = s.trait(seat, TRAIT.skipRange);
  return range === 0 ? 0 : range + s.skipBonus(seat);
}

/**
 * Fills a set with the targets of a tunnel or flight: within its range of an own structure and not
 * directly adjacent to any (FAQ 3.1 Q1, Q2). Tunnels from the Great Tunnel reach farther.
 * @param except no tunnel begins at this hex; or NONE.
 */
export function reachBySkipping(s: State, seat: Seat, except: number, into: Int32Array): void {
  clearHexes(into, 0);
  const range = skipRange(s, seat);
  if (range === 0) return;
  const { map, within } = s.table;
  const own = SETS.own + seat * WORDS;
  for (let hex = nextHex(s.i32, own, -1); hex >= 0; hex = nextHex(s.i32, own, hex)) {
    if (hex === except) continue;
    const more = hex === s.landscape(seat) ? s.trait(seat, TRAIT.landscapeSkip) : 0;
    uniteInto(into, 0, within, withinAt(map, range + more + 1, hex));
  }
  subtractFrom(into, 0, s.i32, SETS.direct + seat * WORDS);
}
