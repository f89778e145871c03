import type { Seat } from '../../kernel/index.ts';
import { addBridges, putBridge } from '../../terra/bridges.ts';
import { ARG, AS_FIRST } from '../arguments.ts';
import { extendReachByBridge } from '../board/reach.ts';
import { needsCoins } from '../check/needs.ts';
import { kind } from '../define.ts';
import type { Sink } from '../events.ts';
import { payCoins } from '../gains.ts';
import { AFTER_ACTION } from '../questions/after-action.ts';
import { TURN } from '../questions/turn.ts';
import type { State } from '../state.ts';
import { needsBridgePlace } from './bridge.check.ts';

/** Rulebook, "Build a bridge". */
export const BRIDGE = kind({
  word: 'bridge',
  args: [ARG.bridge],
  meaning: 'build a bridge',
  answers: [
    {
      to: TURN,
      list: (s, seat, into, bridge) => {
        if (s.coins(seat) >= s.table.bridgeCost) addBridges(s, seat, bridge, AS_FIRST, into);
      },
      check: (s, seat, bridge, _b, _c, reason) =>
        needsBridgePlace(s, seat, bridge, reason) ||
        needsCoins(s, seat, s.table.bridgeCost, reason),
      apply: (s, seat, bridge, _b, _c, sink) => {
        payCoins(s, seat, s.table.bridgeCost, 'bridge', sink);
        buildBridge(s, seat, bridge, sink);
      },
    },
  ],
});

/**
 * Builds a bridge that is already paid. It may join groups, so the search for towns starts at its
 * end.
 */
export function buildBridge(s: State, seat: Seat, bridge: number, sink: Sink): void {
  s.setArg(AFTER_ACTION.at.hex, putBridge(s, seat, bridge, sink));
  extendReachByBridge(s, seat, bridge);
}
