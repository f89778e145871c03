import type { EventSink, Seat } from '../kernel/index.ts';
import type { TerraEvent } from '../terra/events.ts';
import type { StandingOrder } from './options.ts';
import type {
  BonusTile,
  Building,
  FactionId,
  ScoredEvent,
  Terrain,
  TownTile,
} from './vocabulary.ts';

/** Why somebody gained or paid something. */
export const CAUSES = [
  'start',
  'income-base',
  'income-houses',
  'income-trading-posts',
  'income-bonus-tile',
  'build',
  'shovel',
  'upgrade',
  'palace',
  'sailing',
  'bridge',
  'power-action',
  'palace-action',
  'neighbour',
  'round-tile',
  'town-tile',
  'ability',
  'left-palace',
  'right-palace',
  'bonus-tile',
  'bonus-tile-coins',
  'exchange',
  'money',
  'territory',
] as const;
export type Cause = (typeof CAUSES)[number];

/** What can be gained for nothing. `coins` are those of the final scoring. */
export type Lost = 'shovels' | 'sailing' | 'coins';

/** What happened in a game of Terra Nova. Hexes, tiles and bridges by name, as in commands. */
export type Event =
  /** Coins gained, or paid when negative. */
  | { readonly type: 'coins'; readonly seat: Seat; readonly amount: number; readonly cause: Cause }
  | TerraEvent<Cause, Building>
  /**
   * Something that could not be had or is worth nothing: free shovels not used, a step beyond the end of the track,
   * coins that make no point at the end. Power that finds no room is told by `power` itself.
   */
  | { readonly type: 'lost'; readonly seat: Seat; readonly what: Lost; readonly amount: number }
  /** Set-up: tokens put into the bowls. */
  | {
      readonly type: 'power-set';
      readonly seat: Seat;
      readonly bowls: readonly [number, number, number];
    }
  | { readonly type: 'sailing'; readonly seat: Seat; readonly to: number; readonly cause: Cause }
  | { readonly type: 'faction'; readonly seat: Seat; readonly faction: FactionId }
  | {
      readonly type: 'transformed';
      readonly seat: Seat;
      readonly hex: string;
      readonly from: Terrain;
      readonly to: Terrain;
      /** Shovels used, bought and free; 0 when the transformation was no use of shovels. */
      readonly shovels: number;
      readonly bought: number;
    }
  | {
      readonly type: 'town';
      readonly seat: Seat;
      readonly tile: TownTile;
      /** Where the tile lies: a building's hex, or the river hex of a river town. */
      readonly hex: string;
      readonly buildings: readonly string[];
    }
  | {
      readonly type: 'bonus-tile';
      readonly seat: Seat;
      readonly tile: BonusTile;
      readonly returned?: BonusTile;
    }
  /** Coins laid on tiles beside the board. */
  | { readonly type: 'tile-coins'; readonly tiles: readonly BonusTile[] }
  /** An X-token laid on a power action (by id), the bonus tile or a palace. */
  | { readonly type: 'used'; readonly seat: Seat; readonly what: string }
  /** Two-player variants: a colour that came up, and a house placed. */
  | { readonly type: 'neutral-colour'; readonly terrain: Terrain; readonly seat?: Seat }
  | { readonly type: 'neutral-house'; readonly hex: string; readonly terrain: Terrain }
  | { readonly type: 'neutral-discarded'; readonly terrain: Terrain }
  | {
      readonly type: 'round';
      readonly round: number;
      readonly on: ScoredEvent;
      readonly vp: number;
    }
  | { readonly type: 'order'; readonly seat: Seat; readonly order: StandingOrder }
  /** Final scoring: size of the largest group, by reach; ranked neutral groups have no seat. */
  | { readonly type: 'territory'; readonly seat?: Seat; readonly buildings: number };

/** A receiver of events; undefined in search. */
export type Sink = EventSink<Event> | undefined;
