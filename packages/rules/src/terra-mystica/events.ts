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

/** The reasons why somebody gained or paid something. */
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

/** The reason why a seat was not asked. */
export type AnsweredBy = 'order' | 'only-answer';

/** Goods that are simply counted. */
export type Counted = 'coins' | 'workers' | 'priests' | 'vp' | 'keys';

/**
 * Things that can be lost because there is no use for them. `coins` are those of the final scoring.
 */
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

/**
 * The events of a game of Terra Mystica. Hexes, tiles and bridges are given by name, as in commands.
 */
export type Event =
  /** Goods that are simply counted were gained, or paid if the amount is negative. */
  | {
      readonly type: Counted;
      readonly seat: Seat;
      readonly amount: number;
      readonly cause: Cause;
    }
  | TerraEvent<Cause, Building>
  /** Tokens that came into the bowls or, if negative, left them. */
  | {
      readonly type: 'tokens';
      readonly seat: Seat;
      readonly bowls: readonly [number, number, number];
      readonly cause: Cause;
    }
  /** Power was burned: each time one token of bowl II left the game, and another went to III. */
  | { readonly type: 'burned'; readonly seat: Seat; readonly times: number }
  /**
   * Something that could not be gained or has no value: a priest when none is in the supply, spades
   * not used, a step beyond the end of a track, coins that give no point at the end. It does not
   * count in sums of a seat's goods. The event `power` itself reports power that finds no room.
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
  /** Auction: points that the seat is ready to pay for a faction. */
  | {
      readonly type: 'bid';
      readonly seat: Seat;
      readonly faction: FactionId;
      readonly points: number;
    }
  /**
   * Fast auction: a bid was written; seats that must not know it get the event without the points.
   */
  | {
      readonly type: 'sealed';
      readonly seat: Seat;
      readonly faction: FactionId;
      readonly points?: number;
    }
  /** Fast auction: the bids of a seat, in the order of nomination. */
  | { readonly type: 'opened'; readonly seat: Seat; readonly points: readonly number[] }
  | { readonly type: 'faction'; readonly seat: Seat; readonly faction: FactionId }
  | { readonly type: 'colour'; readonly seat: Seat; readonly terrain: Terrain }
  /** A landscape was placed. `spades`: the number of spades used, if no hex was transformed. */
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
      /** Spades used, bought and free; 0 if none were needed. */
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
       * The hex of the tile: a structure's hex, or the river hex of a river town. If the faction
       * chooses one of the town's hexes later, the event `marked` reports it.
       */
      readonly hex: string;
      readonly buildings: readonly string[];
      /**
       * Only for a town that grew instead of a new one: the number of tiles that it has given so
       * far.
       */
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
  /** The second of two cards was returned. */
  | { readonly type: 'card-returned'; readonly seat: Seat; readonly card: BonusCard }
  /** A coin was put on each of the cards beside the board. */
  | { readonly type: 'card-coins'; readonly cards: readonly BonusCard[] }
  /** A bridge, or a structure, was moved to another place on the map. */
  | {
      readonly type: 'bridge-moved';
      readonly seat: Seat;
      readonly from: string;
      readonly to: string;
    }
  | { readonly type: 'moved'; readonly seat: Seat; readonly from: string; readonly to: string }
  | { readonly type: 'favour-returned'; readonly seat: Seat; readonly tile: FavourTile }
  /** A faction's own number has changed; `what` is the faction's word for it. */
  | { readonly type: 'kept'; readonly seat: Seat; readonly what: string; readonly amount: number }
  /** A faction has marked a hex; `what` is the faction's word for the mark. */
  | { readonly type: 'marked'; readonly seat: Seat; readonly hex: string; readonly what: string }
  /** A faction brings one more bonus card into the game. */
  | { readonly type: 'extra-card'; readonly card: BonusCard }
  /**
   * A marker was put on a power action, card, favour tile or faction board, or an ability of the
   * faction was used.
   */
  | { readonly type: 'used'; readonly seat: Seat; readonly what: string }
  /** A seat that leaves the game returns its bonus card. */
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
  /** A question was not asked: a standing order answered it, or there was only one answer. */
  | { readonly type: 'answered'; readonly seat: Seat; readonly by: AnsweredBy }
  /** Final scoring: the value of a seat for the network or the final tile. */
  | {
      readonly type: 'measured';
      readonly seat: Seat;
      readonly what: 'network' | FinalTile;
      readonly value: number;
    };

/** A receiver of events; undefined in search. */
export type Sink = EventSink<Event> | undefined;
