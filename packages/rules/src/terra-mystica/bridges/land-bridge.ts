import type { Seat } from '../../kernel/index.ts';
import { ARG } from '../arguments.ts';
import { kind } from '../define.ts';
import type { Sink } from '../events.ts';
import { extendReach } from '../land/reach.ts';
import type { State } from '../state.ts';
import { LOOK_FOR_TOWNS } from '../towns/look-for-towns.ts';
import { CHOOSE_BRIDGE } from './choose-bridge.ts';
import { checkLandBridge } from './land-bridge.check.ts';
import { addLandBridges } from './land-bridges.ts';

export const LAND_BRIDGE = kind({
  word: 'land-bridge',
  args: [ARG.to],
  meaning: 'build a bridge from the landscape over the border of two hexes, where it may',
  answers: [
    {
      to: CHOOSE_BRIDGE,
      list: addLandBridges,
      check: (s, seat, to, _b, _c, reason) => checkLandBridge(s, seat, to, reason),
      apply: (s, seat, to, _b, _c, sink) => putLandBridge(s, seat, to, sink),
    },
  ],
});

/** Places a bridge that is already paid, from a corner of the landscape. */
function putLandBridge(s: State, seat: Seat, end: number, sink: Sink): void {
  s.pop();
  const tower = s.landscape(seat);
  const corner = s.table.cornerEnds.subarray(tower * 6, tower * 6 + 6).indexOf(end);
  s.setLandscapeMemo(seat, s.landscapeMemo(seat) | (1 << corner));
  s.setBridgesLeft(seat, s.bridgesLeft(seat) - 1);
  sink?.push({ type: 'land-bridge', seat, to: s.table.map.names[end] });
  extendReach(s, seat, tower);
  if (s.owner(end) === seat) extendReach(s, seat, end);
  s.push(LOOK_FOR_TOWNS.number, seat, tower);
}
