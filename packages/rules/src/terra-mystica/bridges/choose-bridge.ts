import { GO_ON, packMove, type Seat, STOP } from '../../kernel/index.ts';
import { canBridgeAnywhere } from '../../terra/bridges.ts';
import { question } from '../define.ts';
import type { Sink } from '../events.ts';
import type { State } from '../state.ts';
import { landBridgeExists } from './land-bridges.ts';

/**
 * The question for the place of a bridge that is already paid; if there is no place left, the
 * bridge is lost.
 */
export const CHOOSE_BRIDGE = question({
  name: 'bridge',
  answers: {
    decline: {
      before: 'all',
      list: (_s, _seat, into, decline) => into.add(packMove(decline)),
      apply: (s, seat, _a, _b, _c, sink) => loseBridge(s, seat, sink),
    },
  },
  settle: (s, sink) => {
    const seat = s.topWho();
    if (bridgeExists(s, seat)) return STOP;
    loseBridge(s, seat, sink);
    return GO_ON;
  },
});

function loseBridge(s: State, seat: Seat, sink: Sink): void {
  s.pop();
  sink?.push({ type: 'lost', seat, what: 'bridge', amount: 1 });
}

export function bridgeExists(s: State, seat: Seat): boolean {
  if (s.bridgesLeft(seat) === 0) return false;
  return canBridgeAnywhere(s, seat) || landBridgeExists(s, seat);
}
