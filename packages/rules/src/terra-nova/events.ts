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

/** The reasons why somebody gained or paid something. */
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

/**
 * Things that can be lost because there is no use for them. `coins` are those of the final scoring.
 */
export type Lost = 'shovels' | 'sailing' | 'coins';

/**
 * The events of a game of Terra Nova. Hexes, tiles and bridges are given by name, as in commands.
 */
export type Event =
  /** Coins gained, or paid if negative. */
  | { readonly type: 'coins'; readonly seat: Seat; readonly amount: number; readonly cause: Cause }
  | TerraEvent<Cause, Building>
  /**
   * Something that could not be gained or has no value: free shovels not used, a step beyond the
   * end of the track, coins that give no point at the end. The event `power` itself reports power
   * that finds no room.
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
      /** Shovels used, bought and free; 0 if the transformation used no shovels. */
      readonly shovels: number;
      readonly bought: number;
    }
  | {
      readonly type: 'town';
      readonly seat: Seat;
      readonly tile: TownTile;
      /** The hex of the tile: a building's hex, or the river hex of a river town. */
      readonly hex: string;
      readonly buildings: readonly string[];
    }
  | {
      readonly type: 'bonus-tile';
      readonly seat: Seat;
      readonly tile: BonusTile;
      readonly returned?: BonusTile;
    }
  /** Coins were put on tiles beside the board. */
  | { readonly type: 'tile-coins'; readonly tiles: readonly BonusTile[] }
  /** An X-token was put on a power action (by id), the bonus tile or a palace. */
  | { readonly type: 'used'; readonly seat: Seat; readonly what: string }
  /** Two-player variants: a colour was drawn, and a house placed. */
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
  /**
   * Final scoring: size of the largest group, by reach; neutral groups that are ranked have no
   * seat.
   */
  | { readonly type: 'territory'; readonly seat?: Seat; readonly buildings: number };

/** A receiver of events; undefined in search. */
export type Sink = EventSink<Event> | undefined;
