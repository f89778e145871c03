import type { EventSink, Seat } from '../kernel/index.ts';
import type { TerraEvent } from '../terra/events.ts';
import type { OrderAnswer, OrderTopic } from './options/standing-orders.ts';
import type {
  BonusCard,
  Building,
  Cult,
  FactionId,
  FavourTile,
  FinalTile,
  RoundTile,
  Terrain,
  TownTile,
} from './vocabulary.ts';

/** Why somebody gained or paid something. */
export const CAUSES = [
  'start',
  'income-buildings',
  'income-card',
  'income-favours',
  'cult-reward',
  'build',
  'upgrade',
  'spade',
  'skip',
  'volcano',
  'shipping',
  'exchange',
  'priest-sent',
  'power-action',
  'special-action',
  'neighbour',
  'cult-track',
  'round-tile',
  'favour-tile',
  'town-tile',
  'ability',
  'stronghold',
  'bonus-card',
  'card-coins',
  'conversion',
  'unlock',
  'final-fire',
  'final-water',
  'final-earth',
  'final-air',
  'final-network',
  'final-tile',
  'final-resources',
  'landscape',
] as const;
export type Cause = (typeof CAUSES)[number];

/** Why a seat was not asked. */
export type AnsweredBy = 'order' | 'only-answer';

/** Goods that are simply counted. */
export type Counted = 'coins' | 'workers' | 'priests' | 'vp' | 'keys';

/** What can be gained for nothing. `coins` are those of the final scoring. */
export type Lost =
  | 'priests'
  | 'spades'
  | 'bridge'
  | 'steps'
  | 'favour-tile'
  | 'token'
  | 'shipping'
  | 'exchange'
  | 'coins';

/** What happened in a game of Terra Mystica. Hexes, tiles and bridges by name, as in commands. */
export type Event =
  /** Gained, or paid when negative. */
  | {
      readonly type: Counted;
      readonly seat: Seat;
      readonly amount: number;
      readonly cause: Cause;
    }
  | TerraEvent<Cause, Building>
  /** Tokens that came into the bowls or, when negative, left them. */
  | {
      readonly type: 'tokens';
      readonly seat: Seat;
      readonly bowls: readonly [number, number, number];
      readonly cause: Cause;
    }
  /** A step of `burn`: one token of bowl II left the game, another went to III. */
  | { readonly type: 'burned'; readonly seat: Seat; readonly times: number }
  /**
   * Something that could not be had or is worth nothing: a priest without one in the supply, spades not used, a step
   * beyond the end of a track, coins that make no point at the end. Sums of what a seat has leave it out. Power that
   * finds no room is told by `power` itself.
   */
  | {
      readonly type: 'lost';
      readonly seat: Seat;
      readonly what: Lost;
      readonly amount: number;
    }
  | {
      readonly type: 'cult';
      readonly seat: Seat;
      readonly cult: Cult;
      readonly steps: number;
      readonly to: number;
      readonly cause: Cause;
    }
  | {
      readonly type: 'priest-placed';
      readonly seat: Seat;
      readonly cult: Cult;
      readonly space: number;
    }
  | { readonly type: 'nominated'; readonly seat: Seat; readonly faction: FactionId }
  /** Auction: points that the seat would give for a faction. */
  | {
      readonly type: 'bid';
      readonly seat: Seat;
      readonly faction: FactionId;
      readonly points: number;
    }
  /** Fast auction: a number written down; who may not know it hears no points. */
  | {
      readonly type: 'sealed';
      readonly seat: Seat;
      readonly faction: FactionId;
      readonly points?: number;
    }
  /** Fast auction: what a seat wrote, by nomination. */
  | { readonly type: 'opened'; readonly seat: Seat; readonly points: readonly number[] }
  | { readonly type: 'faction'; readonly seat: Seat; readonly faction: FactionId }
  | { readonly type: 'colour'; readonly seat: Seat; readonly terrain: Terrain }
  /** `spades`: used for it, where no hex was transformed. */
  | {
      readonly type: 'landscape';
      readonly seat: Seat;
      readonly faction: FactionId;
      readonly hex: string;
      readonly spades?: number;
    }
  /** A bridge from the landscape to a hex. */
  | { readonly type: 'land-bridge'; readonly seat: Seat; readonly to: string }
  | {
      readonly type: 'transformed';
      readonly seat: Seat;
      readonly hex: string;
      readonly from: Terrain;
      readonly to: Terrain;
      /** Spades used, bought and free; 0 when none were needed. */
      readonly spades: number;
      readonly bought: number;
    }
  | { readonly type: 'spades'; readonly seat: Seat; readonly amount: number; readonly cause: Cause }
  | { readonly type: 'shipping'; readonly seat: Seat; readonly to: number; readonly cause: Cause }
  | { readonly type: 'exchange'; readonly seat: Seat; readonly to: number; readonly cause: Cause }
  | { readonly type: 'range'; readonly seat: Seat; readonly to: number; readonly cause: Cause }
  | { readonly type: 'favour'; readonly seat: Seat; readonly tile: FavourTile }
  | {
      readonly type: 'town';
      readonly seat: Seat;
      readonly tile: TownTile;
      /**
       * Where the tile lies: a structure's hex, or the river hex of a river town. Where a faction says which of its
       * hexes it is, `marked` tells it afterwards.
       */
      readonly hex: string;
      readonly buildings: readonly string[];
      /** A town that grew instead of one founded: how many tiles it has given now. */
      readonly grown?: number;
    }
  | {
      readonly type: 'power-offered';
      readonly seat: Seat;
      readonly from: Seat;
      readonly amount: number;
    }
  | {
      readonly type: 'power-refused';
      readonly seat: Seat;
      readonly from: Seat;
      readonly amount: number;
    }
  | { readonly type: 'neighbours'; readonly seat: Seat; readonly taken: boolean }
  | { readonly type: 'unlocked'; readonly seat: Seat; readonly terrain: Terrain }
  | {
      readonly type: 'bonus-card';
      readonly seat: Seat;
      readonly card: BonusCard;
      readonly returned?: BonusCard;
    }
  /** The second of two cards given back. */
  | { readonly type: 'card-returned'; readonly seat: Seat; readonly card: BonusCard }
  /** A coin laid on each of the cards beside the board. */
  | { readonly type: 'card-coins'; readonly cards: readonly BonusCard[] }
  /** A bridge, or a structure, went to another place on the map. */
  | {
      readonly type: 'bridge-moved';
      readonly seat: Seat;
      readonly from: string;
      readonly to: string;
    }
  | { readonly type: 'moved'; readonly seat: Seat; readonly from: string; readonly to: string }
  | { readonly type: 'favour-returned'; readonly seat: Seat; readonly tile: FavourTile }
  /** A number that the faction keeps for itself has changed; `what` is the faction's word for it. */
  | { readonly type: 'kept'; readonly seat: Seat; readonly what: string; readonly amount: number }
  /** A faction has marked a hex for itself; `what` is the faction's word for the mark. */
  | { readonly type: 'marked'; readonly seat: Seat; readonly hex: string; readonly what: string }
  /** A faction brings one more bonus card into the game. */
  | { readonly type: 'extra-card'; readonly card: BonusCard }
  /** A marker laid on a power action, card, favour tile or faction board; an own ability used. */
  | { readonly type: 'used'; readonly seat: Seat; readonly what: string }
  /** Who leaves gives the bonus card back. */
  | { readonly type: 'dropped'; readonly seat: Seat; readonly returned?: BonusCard }
  /** The option `landscapes: random` was drawn. */
  | { readonly type: 'landscapes'; readonly inPlay: boolean }
  | { readonly type: 'round'; readonly round: number; readonly tile: RoundTile }
  | {
      readonly type: 'order';
      readonly seat: Seat;
      readonly topic: OrderTopic;
      readonly answer: OrderAnswer;
    }
  /** What comes next was not asked: a standing order answered, or there was one answer only. */
  | { readonly type: 'answered'; readonly seat: Seat; readonly by: AnsweredBy }
  /** Final scoring: what a seat has for the network or the final tile. */
  | {
      readonly type: 'measured';
      readonly seat: Seat;
      readonly what: 'network' | FinalTile;
      readonly value: number;
    };

/** A receiver of events; undefined in search. */
export type Sink = EventSink<Event> | undefined;
