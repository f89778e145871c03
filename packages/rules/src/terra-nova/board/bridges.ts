import { addHex, WORDS } from '../../hexmap/index.ts';
import type { Move, Moves, Seat } from '../../kernel/index.ts';
import type { Sink } from '../events.ts';
import { NONE, SETS, type State } from '../state.ts';

/** Adds `base` with each free bridge place that touches an own building. */
export function addBridges(s: State, seat: Seat, base: Move, shift: number, into: Moves): void {
  if (s.bridgesLeft(seat) === 0) return;
  const { bridges } = s.table.map;
  for (let bridge = 0; bridge < bridges.length; bridge++) {
    if (s.bridgeOwner(bridge) !== NONE) continue;
    const { a, b } = bridges[bridge];
    if (s.owner(a) === seat || s.owner(b) === seat) into.add(base | (bridge << shift));
  }
}

/** A bridge already paid for. @returns the hex of an own building at one of its ends */
export function putBridge(s: State, seat: Seat, bridge: number, sink: Sink): number {
  const { bridgeNames, map } = s.table;
  s.setBridgeOwner(bridge, seat);
  s.setBridgesLeft(seat, s.bridgesLeft(seat) - 1);
  sink?.push({ type: 'bridge', seat, bridge: bridgeNames[bridge] });
  const { a, b } = map.bridges[bridge];
  const reach = SETS.reach + seat * WORDS;
  if (s.owner(a) === seat) addHex(s.i32, reach, b);
  if (s.owner(b) === seat) addHex(s.i32, reach, a);
  return s.owner(a) === seat ? a : b;
}
