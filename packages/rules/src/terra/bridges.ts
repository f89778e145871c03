import { addHex, type Bridge } from '../hexmap/index.ts';
import { type EventSink, type Move, type Moves, NONE, type Seat } from '../kernel/index.ts';
import type { BridgeEvent } from './events.ts';
import type { TerraState } from './state.ts';

/** Stands for the builder if bridges of every builder count. */
export const ANYBODY = 254;

/**
 * Adds to a set the other ends of the bridges at a hex: bridges of one builder, or of `ANYBODY`.
 */
export function addBridgeEnds(
  s: TerraState,
  hex: number,
  builder: number,
  into: Int32Array,
  at: number,
): void {
  const { bridgesAtStart, bridgesAtIds, bridgesAtEnds } = s.table.map;
  const end = bridgesAtStart[hex + 1];
  for (let i = bridgesAtStart[hex]; i < end; i++) {
    const by = s.bridgeOwner(bridgesAtIds[i]);
    if (by === NONE || (by !== builder && builder !== ANYBODY)) continue;
    addHex(into, at, bridgesAtEnds[i]);
  }
}

/** Whether a place is free and touches an own building. */
function isPlace(s: TerraState, seat: Seat, bridge: number, { a, b }: Bridge): boolean {
  return s.bridgeOwner(bridge) === NONE && (s.owner(a) === seat || s.owner(b) === seat);
}

/** Whether the seat has a bridge left, and a place is free and touches an own building. */
export function canBridge(s: TerraState, seat: Seat, bridge: number): boolean {
  return s.bridgesLeft(seat) > 0 && isPlace(s, seat, bridge, s.table.map.bridges[bridge]);
}

/** Whether there is any place for a bridge of the seat. */
export function canBridgeAnywhere(s: TerraState, seat: Seat): boolean {
  if (s.bridgesLeft(seat) === 0) return false;
  const { bridges } = s.table.map;
  for (let bridge = 0; bridge < bridges.length; bridge++) {
    if (isPlace(s, seat, bridge, bridges[bridge])) return true;
  }
  return false;
}

/**
 * Adds a move for each place where the seat can build a bridge: `base` with the place, which is
 * shifted to its position among the arguments.
 */
export function addBridges(
  s: TerraState,
  seat: Seat,
  base: Move,
  shift: number,
  into: Moves,
): void {
  if (s.bridgesLeft(seat) === 0) return;
  const { bridges } = s.table.map;
  for (let bridge = 0; bridge < bridges.length; bridge++) {
    if (isPlace(s, seat, bridge, bridges[bridge])) into.add(base | (bridge << shift));
  }
}

/**
 * Puts a bridge that is already paid. The game itself updates reach and towns.
 * @returns the hex of an own building at one of its ends.
 */
export function putBridge(
  s: TerraState,
  seat: Seat,
  bridge: number,
  sink: EventSink<BridgeEvent> | undefined,
): number {
  const { bridgeNames, map } = s.table;
  s.setBridgeOwner(bridge, seat);
  s.setBridgesLeft(seat, s.bridgesLeft(seat) - 1);
  sink?.push({ type: 'bridge', seat, bridge: bridgeNames[bridge] });
  const { a, b } = map.bridges[bridge];
  return s.owner(a) === seat ? a : b;
}
