import { WORDS } from '@pangaea/rules/hexmap';
import type { Seat } from '@pangaea/rules/kernel';
import { largestNetwork, SETS, type State } from '@pangaea/rules/terra-mystica';

const SEATS = 5;
/** What a network hangs on: own structures, bridges, tracks, the landscape. */
const KEY = WORDS + 4;
const KEYS = new Int32Array(SEATS * KEY);
const SIZES = new Int32Array(SEATS);
/** With one level of shipping more, or `UNKNOWN`. */
const FARTHER = new Int32Array(SEATS);
const UNKNOWN = -1;
let table: State['table'] | undefined;

/**
 * `largestNetwork`, found anew only when something has changed that it hangs on: most positions that are judged one after
 * the other differ in what one seat has.
 */
export function networkOf(s: State, seat: Seat): number {
  const { landBridges, hooks } = s.table;
  if (landBridges || hooks.joins[s.faction(seat)] !== undefined) return largestNetwork(s, seat);
  if (table !== s.table) {
    table = s.table;
    // No set of hexes has all bits.
    KEYS.fill(-1);
  }
  const at = seat * KEY;
  const own = SETS.own + seat * WORDS;
  let changed = false;
  for (let word = 0; word < WORDS; word++) changed = put(at + word, s.i32[own + word]) || changed;
  changed = put(at + WORDS, firstBridges(s, seat, 0)) || changed;
  changed = put(at + WORDS + 1, firstBridges(s, seat, 32)) || changed;
  const tracks = (s.shipping(seat) << 16) | (s.skipBonus(seat) << 8) | s.onMap(seat, 4);
  changed = put(at + WORDS + 2, tracks) || changed;
  changed = put(at + WORDS + 3, (s.faction(seat) << 8) | s.landscape(seat)) || changed;
  if (changed) {
    SIZES[seat] = largestNetwork(s, seat);
    FARTHER[seat] = UNKNOWN;
  }
  return SIZES[seat];
}

/** The largest network with one level of shipping more, if the seat can have it; `networkOf` was asked before. */
export function fartherNetworkOf(s: State, seat: Seat): number {
  const { maxShipping, landBridges, hooks } = s.table;
  const shipping = s.shipping(seat);
  if (landBridges || hooks.joins[s.faction(seat)] !== undefined) return largestNetwork(s, seat);
  if (FARTHER[seat] !== UNKNOWN) return FARTHER[seat];
  FARTHER[seat] = SIZES[seat];
  if (shipping < maxShipping[s.faction(seat)]) {
    s.setShipping(seat, shipping + 1);
    FARTHER[seat] = largestNetwork(s, seat);
    s.setShipping(seat, shipping);
  }
  return FARTHER[seat];
}

/** @returns whether it is another number than before */
function put(at: number, value: number): boolean {
  if (KEYS[at] === value) return false;
  KEYS[at] = value;
  return true;
}

/** Own bridges among 32 of the map, as bits. */
function firstBridges(s: State, seat: Seat, from: number): number {
  const { bridges } = s.table.map;
  const end = Math.min(bridges.length, from + 32);
  let own = 0;
  for (let bridge = from; bridge < end; bridge++) {
    if (s.bridgeOwner(bridge) === seat) own |= 1 << (bridge - from);
  }
  return own;
}
