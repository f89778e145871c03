import { clearHexes, nextHex, reachAt, uniteInto, WORDS } from '../../hexmap/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { deriveBoard } from '../../terra/board.ts';
import { addBridgeEnds } from '../../terra/bridges.ts';
import { SETS, type State } from '../state.ts';

/** Calculates every derived field from the other fields. */
export function deriveAll(s: State): void {
  deriveBoard(s);
  for (let seat = 0; seat < s.table.players; seat++) deriveReach(s, seat);
}

/** Calculates the reach from every own building again, after the sailing value has changed. */
export function deriveReach(s: State, seat: Seat): void {
  clearHexes(s.i32, SETS.reach + seat * WORDS);
  const own = SETS.own + seat * WORDS;
  for (let hex = nextHex(s.i32, own, -1); hex >= 0; hex = nextHex(s.i32, own, hex)) {
    extendReach(s, seat, hex);
  }
}

/**
 * Adds the hexes in reach of one own building. Only own bridges are followed: the builder of a
 * bridge has a building at one end, so another player's bridge leads an own building only to hexes
 * that are not empty.
 */
export function extendReach(s: State, seat: Seat, hex: number): void {
  const { map } = s.table;
  const at = SETS.reach + seat * WORDS;
  uniteInto(s.i32, at, map.reachTable, reachAt(map, s.sailingInReach(seat), hex));
  addBridgeEnds(s, hex, seat, s.i32, at);
}

/** Adds the new reach after an own bridge was built. */
export function extendReachByBridge(s: State, seat: Seat, bridge: number): void {
  const { a, b } = s.table.map.bridges[bridge];
  if (s.owner(a) === seat) extendReach(s, seat, a);
  if (s.owner(b) === seat) extendReach(s, seat, b);
}
