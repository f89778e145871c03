import type { Seat } from '../../kernel/index.ts';
import { isOwn } from '../check/geography.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import { NONE, type State } from '../state.ts';

/** Checks a place for a bridge that is already paid. */
export function checkBridge(s: State, seat: Seat, bridge: number, reason?: Reason): number {
  const name = s.table.bridgeNames[bridge];
  const by = s.bridgeOwner(bridge);
  if (by !== NONE) return refuse('bridge-place-taken', { bridge: name, by }, reason);
  const { a, b } = s.table.map.bridges[bridge];
  if (isOwn(s, seat, a) || isOwn(s, seat, b)) return LEGAL;
  return refuse('bridge-not-at-own-building', { bridge: name }, reason);
}
