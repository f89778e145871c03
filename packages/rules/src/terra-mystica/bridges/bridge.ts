import { KIND_BITS, packMove, type Seat } from '../../kernel/index.ts';
import { addBridges, putBridge } from '../../terra/bridges.ts';
import { ARG } from '../arguments.ts';
import { kind } from '../define.ts';
import type { Sink } from '../events.ts';
import { extendReach } from '../land/reach.ts';
import type { State } from '../state.ts';
import { LOOK_FOR_TOWNS } from '../towns/look-for-towns.ts';
import { checkBridge } from './bridge.check.ts';
import { CHOOSE_BRIDGE } from './choose-bridge.ts';

export const BRIDGE = kind({
  word: 'bridge',
  args: [ARG.bridge],
  meaning: 'build a bridge',
  answers: [
    {
      to: CHOOSE_BRIDGE,
      list: (s, seat, into, kind) => addBridges(s, seat, packMove(kind), KIND_BITS, into),
      check: (s, seat, bridge, _b, _c, reason) => checkBridge(s, seat, bridge, reason),
      apply: (s, seat, bridge, _b, _c, sink) => buildBridge(s, seat, bridge, sink),
    },
  ],
});

/**
 * Places a bridge that is already paid. It may join groups, so the search for towns starts at its
 * end.
 */
export function buildBridge(s: State, seat: Seat, bridge: number, sink: Sink): void {
  s.pop();
  const end = putBridge(s, seat, bridge, sink);
  const { a, b } = s.table.map.bridges[bridge];
  if (s.owner(a) === seat) extendReach(s, seat, a);
  if (s.owner(b) === seat) extendReach(s, seat, b);
  s.push(LOOK_FOR_TOWNS.number, seat, end);
  s.table.hooks.bridgeBuilt[s.faction(seat)]?.(s, seat, bridge, sink);
}
