import { addBridges } from '../../terra/bridges.ts';
import { needsBridgePlace } from '../actions/bridge.check.ts';
import { buildBridge } from '../actions/bridge.ts';
import { AS_SECOND } from '../arguments.ts';
import type { State } from '../state.ts';
import type { PowerEffect } from './effect.ts';

/** Builds a bridge that costs no coins. */
export const FREE_BRIDGE = {
  id: 'bridge',
  form: 'power-bridge',
  amount: 'none',
  list: (s, seat, _amount, base, into) => addBridges(s, seat, base, AS_SECOND, into),
  check: (s, seat, bridge, _amount, _power, reason) => needsBridgePlace(s, seat, bridge, reason),
  apply: (s, seat, bridge, _amount, sink) => buildBridge(s, seat, bridge, sink),
} as const satisfies PowerEffect<State>;
