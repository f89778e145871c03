import type { Seat } from '../../kernel/index.ts';
import { FRAME } from '../frames.ts';
import { type Sink, spendPower } from '../gains.ts';
import { gainGoods } from '../goods.ts';
import { extendReach } from '../reach.ts';
import { gainSpades } from '../spades.ts';
import { NONE, type State } from '../state.ts';
import { GOODS, SPADES } from '../table.ts';
import { POWER_ACTION_DATA } from '../tiles.ts';
import { TRAIT } from '../traits.ts';
import { POWER_ACTIONS } from '../vocabulary.ts';

/** Power for an action on the board. */
export function powerPrice(s: State, seat: Seat, action: number): number {
  return s.table.powerCost[action] - s.trait(seat, TRAIT.powerActionDiscount);
}

/** Power actions with a bridge, as bits. */
const BRIDGE_ACTIONS: number = POWER_ACTIONS.reduce(
  (set, id, place) => (POWER_ACTION_DATA[id].bridge ? set | (1 << place) : set),
  0,
);

/** One of the six power actions on the board; also without any use for it (FAQ 2.11). */
export function powerAction(
  s: State,
  seat: Seat,
  action: number,
  sink: Sink,
  power: number = powerPrice(s, seat, action),
): void {
  const { table } = s;
  s.usePowerAction(action);
  if (sink !== undefined) sink.push({ type: 'used', seat, what: POWER_ACTIONS[action] });
  spendPower(s, seat, power, 'power-action', sink);
  gainGoods(s, seat, table.powerGoods, action * GOODS, 'power-action', sink);
  const spades = table.powerGoods[action * GOODS + SPADES];
  if (spades > 0) gainSpades(s, seat, spades, sink, 'power-action');
  if (((BRIDGE_ACTIONS >> action) & 1) !== 0) s.push(FRAME.bridge, seat);
}

/** Whether a place is free and touches an own structure, and a bridge is left. */
export function canBridge(s: State, seat: Seat, bridge: number): boolean {
  if (s.bridgesLeft(seat) === 0 || s.bridgeOwner(bridge) !== NONE) return false;
  const { a, b } = s.table.map.bridges[bridge];
  return s.owner(a) === seat || s.owner(b) === seat;
}

/** Puts a bridge that is paid; it may join groups, so its end is looked at for a town. */
export function putBridge(s: State, seat: Seat, bridge: number, sink: Sink): void {
  s.pop();
  s.setBridgeOwner(bridge, seat);
  s.setBridgesLeft(seat, s.bridgesLeft(seat) - 1);
  if (sink !== undefined) sink.push({ type: 'bridge', seat, bridge: s.table.bridgeNames[bridge] });
  const { a, b } = s.table.map.bridges[bridge];
  if (s.owner(a) === seat) extendReach(s, seat, a);
  if (s.owner(b) === seat) extendReach(s, seat, b);
  s.push(FRAME.lookForTowns, seat, s.owner(a) === seat ? a : b);
  s.table.hooks.bridgeBuilt[s.faction(seat)]?.(s, seat, bridge, sink);
}

/** Engineers: a bridge that is paid, from a corner of their landscape. */
export function putLandBridge(s: State, seat: Seat, end: number, sink: Sink): void {
  s.pop();
  const tower = s.landscape(seat);
  const corner = s.table.cornerEnds.subarray(tower * 6, tower * 6 + 6).indexOf(end);
  s.setLandscapeMemo(seat, s.landscapeMemo(seat) | (1 << corner));
  s.setBridgesLeft(seat, s.bridgesLeft(seat) - 1);
  if (sink !== undefined) sink.push({ type: 'land-bridge', seat, to: s.table.map.names[end] });
  extendReach(s, seat, tower);
  if (s.owner(end) === seat) extendReach(s, seat, end);
  s.push(FRAME.lookForTowns, seat, tower);
}
