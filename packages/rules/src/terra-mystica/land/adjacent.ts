import { hasHex, intersectInto, intersects, WORDS } from '../../hexmap/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { findAdjacent } from '../../terra/adjacent.ts';
import { ANYBODY } from '../../terra/bridges.ts';
import { sumValues } from '../../terra/groups.ts';
import { addAllLandLinks } from '../bridges/land-bridges.ts';
import { NONE, SETS, type State } from '../state.ts';
import { BUILDINGS } from '../vocabulary.ts';

/*
 * The hexes that are directly adjacent to a hex: those that share a side, those across any player's
 * bridge, and those that the seat's faction joins with it.
 */

const BESIDE = new Int32Array(WORDS);

/**
 * Adds to a set the hexes that any player's land bridges, and the seat's faction, join with a hex.
 */
export function addJoined(s: State, seat: Seat, hex: number, into: Int32Array, at: number): void {
  addAllLandLinks(s, hex, into, at);
  s.table.hooks.joins[s.faction(seat)]?.(s, seat, hex, into, at);
}

/** Fills `into` with the hexes that are directly adjacent to a hex for a seat. */
export function findDirectlyAdjacent(s: State, seat: Seat, hex: number, into: Int32Array): void {
  findAdjacent(s, hex, ANYBODY, into);
  addJoined(s, seat, hex, into, 0);
}

/** The power values of a seat's structures that are directly adjacent to a hex. */
export function powerBeside(s: State, seat: Seat, hex: number): number {
  findDirectlyAdjacent(s, seat, hex, BESIDE);
  intersectInto(BESIDE, 0, s.i32, SETS.own + seat * WORDS);
  return sumValues(s, BESIDE, s.table.value, s.faction(seat) * BUILDINGS.length);
}

/**
 * Whether the landscape of a seat is directly adjacent to a hex; hexes that factions join do not
 * count.
 */
export function isBesideLandscape(s: State, seat: Seat, hex: number): boolean {
  const landscape = s.landscape(seat);
  if (landscape === NONE) return false;
  findAdjacent(s, hex, ANYBODY, BESIDE);
  addAllLandLinks(s, hex, BESIDE, 0);
  return hasHex(BESIDE, 0, landscape);
}

/** Whether an opponent's structure is directly adjacent to a hex. */
export function isNearOpponent(s: State, seat: Seat, hex: number): boolean {
  findDirectlyAdjacent(s, seat, hex, BESIDE);
  for (let other = 0; other < s.table.players; other++) {
    if (other === seat) continue;
    if (intersects(BESIDE, 0, s.i32, SETS.own + other * WORDS)) return true;
  }
  return false;
}
