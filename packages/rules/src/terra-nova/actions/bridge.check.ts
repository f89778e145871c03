import type { Seat } from '../../kernel/index.ts';
import { isOwn } from '../check/geography.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import { NONE, type State } from '../state.ts';

/** Checks for a free bridge place with an own building at one end, and for a bridge to build. */
export function needsBridgePlace(
  state: State,
  seat: Seat,
  bridge: number,
  reason: Reason | undefined,
): number {
  const { name, a, b } = state.table.map.bridges[bridge];
  const by = state.bridgeOwner(bridge);
  if (by !== NONE) return refuse('bridge-place-taken', { bridge: name, by }, reason);
  if (!isOwn(state, seat, a) && !isOwn(state, seat, b)) {
    return refuse('bridge-not-at-own-building', { bridge: name }, reason);
  }
  return state.bridgesLeft(seat) > 0 ? LEGAL : refuse('no-bridge-left', {}, reason);
}
