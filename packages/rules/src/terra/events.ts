import type { Seat } from '../kernel/index.ts';
import type { PowerEvent } from './power.ts';

/** What is told alike in both hex games. Hexes and bridges by name, as in commands. */
export type TerraEvent<Cause, Building> =
  | PowerEvent<Cause>
  | BuiltEvent<Building>
  | BridgeEvent
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'start-player'; readonly seat: Seat }
  | { readonly type: 'game-over'; readonly rank: readonly number[] };

export interface BuiltEvent<Building> {
  readonly type: 'built';
  readonly seat: Seat;
  readonly hex: string;
  readonly building: Building;
  /** What stood there before. */
  readonly replaced: Building;
}

export interface BridgeEvent {
  readonly type: 'bridge';
  readonly seat: Seat;
  readonly bridge: string;
}
