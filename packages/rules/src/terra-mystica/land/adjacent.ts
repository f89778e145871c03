import { clearHexes, hasHex, intersects, nextHex, WORDS } from '../../hexmap/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { findLandLinks } from '../bridges/land-bridges.ts';
import { NONE, SETS, type State } from '../state.ts';

/*
 * What is directly adjacent to a hex: what shares a side, lies across anybody's bridge, and what the faction of
 * the seat joins with it.
 */

/* Room for the functions below; nothing stays here. */
const JOINED = new Int32Array(WORDS);
const LINKS = new Int32Array(WORDS);

/** What a faction's ability makes directly adjacent to a hex; the same set each time, or `undefined`. */
function joinedTo(s: State, seat: Seat, hex: number): Int32Array | undefined {
  const hook = s.table.hooks.joins[s.faction(seat)];
  if (hook === undefined) return undefined;
  clearHexes(JOINED, 0);
  hook(s, seat, hex, JOINED, 0);
  return JOINED;
}

/** Values of a seat's structures directly adjacent to a hex, across anybody's bridges too. */
export function powerBeside(s: State, seat: Seat, hex: number): number {
  const { map, value } = s.table;
  const row = s.faction(seat) * 6;
  const joins = joinedTo(s, seat, hex);
  const own = SETS.own + seat * WORDS;
  let power = 0;
  for (let w = 0; w < WORDS; w++) {
    let bits =
      (map.adjacent[hex * WORDS + w] | (joins === undefined ? 0 : joins[w])) & s.i32[own + w];
    for (; bits !== 0; bits &= bits - 1) {
      power += value[row + s.building((w << 5) | (31 - Math.clz32(bits & -bits)))];
    }
  }
  if (findLandLinks(s, hex, LINKS)) {
    for (let end = nextHex(LINKS, 0, -1); end >= 0; end = nextHex(LINKS, 0, end)) {
      if (s.owner(end) === seat) power += value[row + s.building(end)];
    }
  }
  for (let i = map.bridgesAtStart[hex]; i < map.bridgesAtStart[hex + 1]; i++) {
    const bridge = map.bridgesAtIds[i];
    if (s.bridgeOwner(bridge) === NONE) continue;
    const { a, b } = map.bridges[bridge];
    const end = a === hex ? b : a;
    if (s.owner(end) === seat) power += value[row + s.building(end)];
  }
  return power;
}

/** Whether the landscape of a seat is directly adjacent to a hex. */
export function isBesideLandscape(s: State, seat: Seat, hex: number): boolean {
  const landscape = s.landscape(seat);
  if (landscape === NONE) return false;
  const { map } = s.table;
  if (hasHex(map.adjacent, hex * WORDS, landscape)) return true;
  if (findLandLinks(s, hex, LINKS) && hasHex(LINKS, 0, landscape)) return true;
  for (let i = map.bridgesAtStart[hex]; i < map.bridgesAtStart[hex + 1]; i++) {
    const bridge = map.bridgesAtIds[i];
    if (s.bridgeOwner(bridge) === NONE) continue;
    const { a, b } = map.bridges[bridge];
    if (landscape === (a === hex ? b : a)) return true;
  }
  return false;
}

/** Whether an opponent's structure is directly adjacent to a hex. */
export function isNearOpponent(s: State, seat: Seat, hex: number): boolean {
  const { map } = s.table;
  const joins = joinedTo(s, seat, hex);
  for (let other = 0; other < s.table.players; other++) {
    if (other === seat) continue;
    const own = SETS.own + other * WORDS;
    if (intersects(map.adjacent, hex * WORDS, s.i32, own)) return true;
    if (findLandLinks(s, hex, LINKS) && intersects(LINKS, 0, s.i32, own)) return true;
    if (joins !== undefined && intersects(joins, 0, s.i32, own)) return true;
  }
  for (let i = map.bridgesAtStart[hex]; i < map.bridgesAtStart[hex + 1]; i++) {
    const bridge = map.bridgesAtIds[i];
    if (s.bridgeOwner(bridge) === NONE) continue;
    const { a, b } = map.bridges[bridge];
    const owner = s.owner(a === hex ? b : a);
    if (owner !== NONE && owner !== seat) return true;
  }
  return false;
}
