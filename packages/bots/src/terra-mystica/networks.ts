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
  if (!isRemembered(s, seat)) return largestNetwork(s, seat);
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
  const remembered = isRemembered(s, seat);
  if (remembered && FARTHER[seat] !== UNKNOWN) return FARTHER[seat];
  const shipping = s.shipping(seat);
  const isMore = shipping < s.table.maxShipping[s.faction(seat)];
  if (isMore) s.setShipping(seat, shipping + 1);
  const farther = remembered && !isMore ? SIZES[seat] : largestNetwork(s, seat);
  if (isMore) s.setShipping(seat, shipping);
  if (remembered) FARTHER[seat] = farther;
  return farther;
}

/** Whether a network hangs on nothing but the key. */
function isRemembered(s: State, seat: Seat): boolean {
  const { landBridges, hooks } = s.table;
  return !landBridges && hooks.joins[s.faction(seat)] === undefined;
}

/** @returns whether it is another number than before */
function put(at: number, value: number): boolean {
  if (KEYS[at] === value) return false;
  KEYS[at] = value;
  return true;
}

/** Own bridges among 32 of the map, as bits. */
export function firstBridges(s: State, seat: Seat, from: number): number {
  const { map, numbers } = s.table;
  if (s.bridgesLeft(seat) === numbers.bridges) return 0;
  const { bridges } = map;
  const end = Math.min(bridges.length, from + 32);
  let own = 0;
  for (let bridge = from; bridge < end; bridge++) {
    if (s.bridgeOwner(bridge) === seat) own |= 1 << (bridge - from);
  }
  return own;
}
