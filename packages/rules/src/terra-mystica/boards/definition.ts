import type { AnyKind, AnyQuestion } from '../../kernel/index.ts';
import type { OrderTopic } from '../options/standing-orders.ts';
import type { Board, Building, Cult, Resource, SpecialAction, Terrain } from '../vocabulary.ts';
import type { Ability } from './ability.ts';
import type { Checks, Hooks } from './hooks.ts';
import type { Special } from './special.ts';

/** One row of buildings on a faction board. */
export interface BuildingRow {
  readonly workers: number;
  readonly coins: number;
  /** Coins when no opponent's structure is directly adjacent; missing: the same. */
  readonly coinsAlone?: number;
  /** Priests and victory points that it costs besides. */
  readonly priests?: number;
  readonly vp?: number;
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
  /** Starts at rivers and reaches land only over them. */
  readonly onlyOverRivers?: number;
  /** Never transforms, not even with spades gained. */
  readonly spadesUseless?: number;
  /** Round tiles that reward spades reward those that `spadesGained` turns into something else. */
  readonly scoresSpadesGained?: number;
  /** What a spade costs less. */
  readonly spadeDiscount?: number;
  /** Spades bought do not count as spades: nothing is scored for them. */
  readonly unscoredSpades?: number;
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
  /** Bonus cards held besides one. */
  readonly moreCards?: number;
  /** Power from neighbours that is free besides the first. */
  readonly freePower?: number;
  /** No cult reward at the end of a round. */
  readonly noCultReward?: number;
  /** Power of the cults is paid so many times more. */
  readonly moreCultPower?: number;
  /** Goods that a conversion gives besides one for each. */
  readonly workersPerPriest?: number;
  readonly coinsPerPriest?: number;
  readonly goodsPerPower?: number;
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
  'onlyOverRivers',
  'spadesUseless',
  'scoresSpadesGained',
  'spadeDiscount',
  'unscoredSpades',
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
  'moreCards',
  'freePower',
  'noCultReward',
  'moreCultPower',
  'workersPerPriest',
  'coinsPerPriest',
  'goodsPerPower',
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

/**
 * How a landscape comes to the map: on a hex made home in an action; on a river hex beside an own
 * structure; on a hex that becomes a volcano with it; on an empty hex of home terrain when the
 * stronghold is built; not at all.
 */
export const LANDSCAPE_WAYS = ['home', 'river', 'volcano', 'stronghold', 'none'] as const;
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

/** For factions that have no landscape. */
export const NO_LANDSCAPE: Landscape = { way: 'none' };

/** What an ability that comes with the stronghold asks or brings at once: before or after a town tile. */
export type StrongholdQuestion = 'favour' | 'ordain' | 'tokens';

/** What spades are paid with. */
export const SPADE_PAYS = ['nothing', 'workers', 'priests', 'coins', 'power', 'vp'] as const;
export type SpadePay = (typeof SPADE_PAYS)[number];

/**
 * One side of a faction board.
 * @typeParam S state
 */
export interface FactionDefinition<S> {
  /** One of `FACTIONS`, or the name of a faction that a game is made with besides. */
  readonly id: string;
  readonly board: Board;
  readonly home: Terrain | 'chosen';
  /** Its terrain is a start terrain only and counts as nobody's home; ice and volcano: always. */
  readonly startTerrainOnly?: true;
  readonly start: {
    readonly coins: number;
    readonly workers: number;
    readonly priests: number;
    readonly power: readonly [number, number, number];
    readonly cults: Readonly<Record<Cult, number>>;
    readonly dwellings: number;
    /** Favour tiles taken when the faction is chosen. */
    readonly favours?: number;
    /** What stands at the start instead of dwellings. */
    readonly structure?: Building;
    /** What its pockets begin with (`pockets`). */
    readonly kept?: readonly number[];
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
    readonly pay: SpadePay;
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
  /** `NO_LANDSCAPE` where there is none. */
  readonly landscape: Landscape;
  /** Volcanoes are paid with steps on one cult, or with power tokens. */
  readonly volcano?: 'steps' | 'tokens';
  /** Structures with which three make a town; missing: the sanctuary. */
  readonly smallTownWith?: readonly Building[];
  /** Pieces where they are not the common number. */
  readonly pieces?: Readonly<Partial<Record<Building, number>>>;
  /** The same once the stronghold stands. */
  readonly strongholdPieces?: Readonly<Partial<Record<Building, number>>>;
  /** Brings one more bonus card into the game. */
  readonly extraCard?: true;
  /** Its structures may stand on river hexes. */
  readonly onRivers?: true;
  /**
   * Kinds of moves and questions that only this faction knows, with words of their own. A shipped one: others
   * bring `abilities`.
   */
  // biome-ignore lint/suspicious/noExplicitAny: they do not look at the table.
  readonly kinds?: readonly AnyKind<S, any>[];
  readonly questions?: readonly AnyQuestion<S>[];
  /** Special actions of its board, stronghold and landscape. */
  readonly specials?: readonly Special<S>[];
  /** Moves of its own. */
  readonly abilities?: readonly Ability<S>[];
  readonly hooks?: Hooks<S>;
  readonly checks?: Checks<S>;
}
