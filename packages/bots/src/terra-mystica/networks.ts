import { WORDS } from '@pangaea/rules/hexmap';
import type { Seat } from '@pangaea/rules/kernel';
import { largestNetwork, SETS, type State } from '@pangaea/rules/terra-mystica';
import { STRONGHOLD } from './buildings.ts';
import { Remembered } from './remembered.ts';

/** Everything that a network depends on: own structures, bridges, tracks, the landscape. */
const KEY = new Int32Array(WORDS + 4);
/** The largest network, and the one with shipping one level higher, or `UNKNOWN`. */
const MEMORY = new Remembered(KEY.length, 2);
const UNKNOWN = -1;
let table: State['table'] | undefined;

/** `largestNetwork`, cached by everything on which it depends. */
export function networkOf(s: State, seat: Seat): number {
  if (!isRemembered(s, seat)) return largestNetwork(s, seat);
  if (table !== s.table) {
    table = s.table;
    MEMORY.forget();
  }
  const own = SETS.own + seat * WORDS;
  for (let word = 0; word < WORDS; word++) KEY[word] = s.i32[own + word];
  KEY[WORDS] = firstBridges(s, seat, 0);
  KEY[WORDS + 1] = firstBridges(s, seat, 32);
  KEY[WORDS + 2] = (s.shipping(seat) << 16) | (s.skipBonus(seat) << 8) | s.onMap(seat, STRONGHOLD);
  KEY[WORDS + 3] = (s.faction(seat) << 8) | s.landscape(seat);
  if (!MEMORY.holds(seat, KEY)) {
    MEMORY.keepNumber(0, largestNetwork(s, seat));
    MEMORY.keepNumber(1, UNKNOWN);
  }
  return MEMORY.number(0);
}

/**
 * The largest network with shipping one level higher, if the seat can have it; call `networkOf`
 * first.
 */
export function fartherNetworkOf(s: State, seat: Seat): number {
  const remembered = isRemembered(s, seat);
  if (remembered && MEMORY.number(1) !== UNKNOWN) return MEMORY.number(1);
  const shipping = s.shipping(seat);
  const isMore = shipping < s.table.maxShipping[s.faction(seat)];
  if (isMore) s.setShipping(seat, shipping + 1);
  const farther = remembered && !isMore ? MEMORY.number(0) : largestNetwork(s, seat);
  if (isMore) s.setShipping(seat, shipping);
  if (remembered) MEMORY.keepNumber(1, farther);
  return farther;
}

/** Whether a network depends on nothing except the key. */
function isRemembered(s: State, seat: Seat): boolean {
  const { landBridges, hooks } = s.table;
  return !landBridges && hooks.joins[s.faction(seat)] === undefined;
}

/** Own bridges among the first 32 of the map, as bits. */
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
