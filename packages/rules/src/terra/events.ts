import type { Seat } from '../kernel/index.ts';
import type { PowerEvent } from './power.ts';

/**
 * The events that are the same in both hex games. Hexes and bridges are given by name, as in
 * commands.
 */
export type TerraEvent<Cause, Building> =
  | VpEvent<Cause>
  | PowerEvent<Cause>
  | BuiltEvent<Building>
  | BridgeEvent
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'start-player'; readonly seat: Seat }
  | { readonly type: 'game-over'; readonly rank: readonly number[] };

/** Victory points gained, or paid if negative. */
export interface VpEvent<Cause> {
  readonly type: 'vp';
  readonly seat: Seat;
  readonly amount: number;
  readonly cause: Cause;
}

export interface BuiltEvent<Building> {
  readonly type: 'built';
  readonly seat: Seat;
  readonly hex: string;
  readonly building: Building;
  /** The building that stood there before. */
  readonly replaced: Building;
}

export interface BridgeEvent {
  readonly type: 'bridge';
  readonly seat: Seat;
  readonly bridge: string;
}
