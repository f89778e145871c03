import type { Seat } from '../../kernel/index.ts';
import type { Sink } from '../gains.ts';
import type { OrderTopic } from '../standing-orders.ts';
import type { State } from '../state.ts';
import type { Board, Cult, FactionId, Resource, SpecialAction, Terrain } from '../vocabulary.ts';

/** One row of buildings on a faction board. */
export interface BuildingRow {
  readonly workers: number;
  readonly coins: number;
  /** Trading posts: coins when no opponent's structure is directly adjacent. */
  readonly coinsAlone?: number;
  /** Income of the whole row with 0, 1, 2, … of them on the map; base income counts to dwellings. */
  readonly income: Readonly<Partial<Record<Resource, readonly number[]>>>;
  /** Favour tiles taken when one is built. */
  readonly favours?: number;
  /** Power value. */
  readonly value: number;
}

/**
 * What abilities and strongholds are made of, as numbers; `traits.ts` compiles them. Those of the
 * stronghold are added to those of the board once it stands.
 */
export interface Traits {
  /** Victory points and workers for each town founded. */
  readonly townVp?: number;
  readonly townWorkers?: number;
  /** For every spade of any source, also in the cleanup. */
  readonly vpPerSpade?: number;
  readonly powerPerSpade?: number;
  /** For every spade paid with a priest. */
  readonly vpPerPriestSpade?: number;
  /** When passing. */
  readonly passVpPerTemple?: number;
  readonly passVpPerBridge?: number;
  /** Power that the power actions on the board cost less. */
  readonly powerActionDiscount?: number;
  /** Power actions on the board may be used again in the same round. */
  readonly reusePowerActions?: number;
  /** Tunnelling or carpet flight: hexes skipped, price, victory points. */
  readonly skipRange?: number;
  readonly skipWorkers?: number;
  readonly skipPriests?: number;
  readonly skipVp?: number;
  /** Every transformation takes so many spades and ends on home terrain. */
  readonly spadesPerHex?: number;
  /** Builds only over rivers, on terrain that has been unlocked. */
  readonly riverwalk?: number;
  /** May skip one river hex when founding a town. */
  readonly riverTown?: number;
  /** Workers for a bridge as an action of its own. */
  readonly bridgeWorkers?: number;
  /** More steps for a priest sent to a cult. */
  readonly priestSteps?: number;
  /** Price of a volcano, and on home terrain of somebody else: in tokens or in steps of one cult. */
  readonly volcanoPrice?: number;
  readonly volcanoPriceHome?: number;
  /** Free exchange of victory points and coins: coins for one point. */
  readonly coinsPerVp?: number;
  /** Victory points for reaching space 10 of a cult. */
  readonly cultTopVp?: number;
  /** Coins for each tunnel or flight. */
  readonly skipCoins?: number;
  /** Power tokens into bowl III with the income of each round. */
  readonly roundTokens?: number;
  /** Counts in front of others with as many steps when the cults are scored. */
  readonly winsCultTies?: number;
  /** The landscape counts as a dwelling where dwellings score. */
  readonly landscapeDwelling?: number;
  /** Steps of one cult that may be taken instead of the points for a town founded. */
  readonly townCultSteps?: number;
  /** Coins that may be taken instead of power when somebody builds beside the landscape. */
  readonly neighbourCoins?: number;
  /** A town with the landscape has further tiles at twice, three and four times its power. */
  readonly townGrows?: number;
  /** Hexes more that a tunnel from the landscape skips. */
  readonly landscapeSkip?: number;
  /** Spades of the cult reward may be used at the end of a tunnel, free of its price. */
  readonly cleanupSkip?: number;
  /** Bridges on the corners of the landscape, over land too. */
  readonly landBridges?: number;
  /** Spades that hexes directly adjacent to the landscape may take less; one is the least. */
  readonly spadesSaved?: number;
  /** Free spades for each temple built. */
  readonly templeSpades?: number;
  /** Going down a cult gives the power of the spaces left. */
  readonly powerDown?: number;
}

export const TRAITS = [
  'townVp',
  'townWorkers',
  'vpPerSpade',
  'powerPerSpade',
  'vpPerPriestSpade',
  'passVpPerTemple',
  'passVpPerBridge',
  'powerActionDiscount',
  'reusePowerActions',
  'skipRange',
  'skipWorkers',
  'skipPriests',
  'skipVp',
  'spadesPerHex',
  'riverwalk',
  'riverTown',
  'bridgeWorkers',
  'priestSteps',
  'volcanoPrice',
  'volcanoPriceHome',
  'coinsPerVp',
  'cultTopVp',
  'skipCoins',
  'roundTokens',
  'winsCultTies',
  'landscapeDwelling',
  'townCultSteps',
  'neighbourCoins',
  'townGrows',
  'landscapeSkip',
  'cleanupSkip',
  'landBridges',
  'spadesSaved',
  'templeSpades',
  'powerDown',
] as const satisfies readonly (keyof Traits)[];

/** The named points where a faction's own code runs. Each is optional; see `hooks.ts`. */
export interface Hooks {
  /** Once, when the stronghold is built and a town of it has been settled. May push frames. */
  readonly strongholdBuilt?: (s: State, seat: Seat, sink: Sink) => void;
  /**
   * Free spades come in: turns them into something else and says so by `true`. `cleanup`: they are
   * the cult reward at the end of a round.
   */
  readonly spadesGained?: (
    s: State,
    seat: Seat,
    spades: number,
    cleanup: boolean,
    sink: Sink,
  ) => boolean;
  /** All neighbours have answered a building of this faction; `taken`: at least one took power. */
  readonly neighboursAnswered?: (s: State, seat: Seat, taken: boolean, sink: Sink) => void;
  /** Once, when the landscape has been laid. May push frames. */
  readonly landscapeLaid?: (s: State, seat: Seat, sink: Sink) => void;
  /** A priest comes in one at a time; says by `true` that it asks what to do with it. */
  readonly priestGained?: (s: State, seat: Seat) => boolean;
}

/**
 * How a landscape comes to the map: on a hex made home in an action; on a river hex beside an own
 * structure; on a hex that becomes a volcano with it; on an empty hex of home terrain when the
 * stronghold is built.
 */
export const LANDSCAPE_WAYS = ['home', 'river', 'volcano', 'stronghold'] as const;
export type LandscapeWay = (typeof LANDSCAPE_WAYS)[number];

/** The landscape of a faction: what it needs, gives at once and changes from then on. */
export interface Landscape {
  /** `home` when missing. */
  readonly way?: LandscapeWay;
  /** Structures that must stand on the map. */
  readonly needs?: {
    readonly building: 'trading-post' | 'temple' | 'stronghold' | 'sanctuary';
    readonly count: number;
  };
  /** What it costs where no hex is transformed; or the steps down one cult. */
  readonly price?: { readonly spades?: 1; readonly priests?: 1; readonly steps?: 3 };
  /** Power tokens into bowl III when it is placed. */
  readonly tokens?: number;
  /** Added to those of the board once it lies. */
  readonly traits?: Traits;
  /** Special actions that come with it. */
  readonly actions?: readonly SpecialAction[];
}

/** What an ability that comes with the stronghold asks at once. */
export type StrongholdQuestion = 'favour' | 'ordain';

/** One side of a faction board. */
export interface FactionDefinition {
  readonly id: FactionId;
  readonly board: Board;
  readonly home: Terrain | 'chosen';
  readonly start: {
    readonly coins: number;
    readonly workers: number;
    readonly priests: number;
    readonly power: readonly [number, number, number];
    readonly cults: Readonly<Record<Cult, number>>;
    readonly dwellings: number;
    /** Favour tiles taken when the faction is chosen. */
    readonly favours?: number;
  };
  /** Start points by faction where the map names none (Fire & Ice). */
  readonly startVp?: number;
  readonly dwelling: BuildingRow;
  readonly tradingPost: BuildingRow;
  readonly temple: BuildingRow;
  readonly stronghold: BuildingRow;
  readonly sanctuary: BuildingRow;
  /** Victory points for reaching each level of the shipping track; `undefined`: no track. */
  readonly shipping: { readonly start: number; readonly vp: readonly number[] | undefined };
  readonly spades: {
    readonly pay: 'workers' | 'priests' | 'nothing';
    /** Price of a spade on each level of the exchange track. */
    readonly rates: readonly number[];
    /** Price and victory points of a step on the track. */
    readonly advance?: {
      readonly workers: number;
      readonly coins: number;
      readonly priests: number;
    };
    readonly advanceVp?: number;
  };
  readonly traits?: Traits;
  readonly strongholdTraits?: Traits;
  /** Actions of the board itself, and those that come with the stronghold. */
  readonly actions?: readonly SpecialAction[];
  readonly strongholdActions?: readonly SpecialAction[];
  readonly strongholdAsks?: StrongholdQuestion;
  /** Standing orders that only this faction can give. */
  readonly orders?: readonly OrderTopic[];
  readonly landscape: Landscape;
  readonly hooks?: Hooks;
}
