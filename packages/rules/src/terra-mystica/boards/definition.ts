import type { AnyKind, AnyQuestion } from '../../kernel/index.ts';
import type { OrderTopic } from '../options/standing-orders.ts';
import type { Board, Building, SpecialAction, Terrain } from '../vocabulary.ts';
import type { Ability } from './ability.ts';
import type { Checks, Hooks } from './hooks.ts';
import type { BuildingRow, FactionNumbers } from './shape.ts';
import type { Special } from './special.ts';
import type { Traits } from './traits.ts';

/**
 * How a landscape comes to the map: on a hex that becomes home terrain in an action; on a river hex
 * beside an own structure; on a hex that becomes a volcano at the same time; on an empty hex of
 * home terrain when the stronghold is built; not at all.
 */
export const LANDSCAPE_WAYS = ['home', 'river', 'volcano', 'stronghold', 'none'] as const;
export type LandscapeWay = (typeof LANDSCAPE_WAYS)[number];

/**
 * The landscape of a faction: its conditions, what it gives immediately, and what it changes later.
 */
export interface Landscape {
  /** `home` when missing. */
  readonly way?: LandscapeWay;
  /** Structures that must stand on the map. */
  readonly needs?: {
    readonly building: 'trading-post' | 'temple' | 'stronghold' | 'sanctuary';
    readonly count: number;
  };
  /** Its price: spades or priests if no hex is transformed, or steps down one cult. */
  readonly price?: { readonly spades?: 1; readonly priests?: number; readonly steps?: number };
  /** Power tokens into bowl III when it is placed. */
  readonly tokens?: number;
  /** Added to the traits of the board once it is on the map. */
  readonly traits?: Traits;
  /** Special actions that come with it. */
  readonly actions?: readonly SpecialAction[];
}

/** For factions that have no landscape. */
export const NO_LANDSCAPE: Landscape = { way: 'none' };

/**
 * When an ability that comes with the stronghold asks its question or gives its gain: before or
 * after a town tile.
 */
export type StrongholdQuestion = 'favour' | 'ordain' | 'tokens';

/** The means of payment for spades. */
export const SPADE_PAYS = ['nothing', 'workers', 'priests', 'coins', 'power', 'vp'] as const;
export type SpadePay = (typeof SPADE_PAYS)[number];

/**
 * One side of a faction board.
 * @typeParam S state
 */
export interface FactionDefinition<S> {
  /** One of `FACTIONS`, or the name of a faction that is added to the game. */
  readonly id: string;
  readonly board: Board;
  /** The faction is on the second board of that colour: it is dealt separately from the first. */
  readonly secondBoard?: true;
  readonly home: Terrain | 'chosen';
  /**
   * Its terrain is a start terrain only and counts as nobody's home; for ice and volcano this is
   * always so.
   */
  readonly startTerrainOnly?: true;
  readonly start: FactionNumbers['start'] & {
    /** The structure that it places at the start instead of dwellings. */
    readonly structure?: Building;
    /** The start values of its own counters (`pockets`). */
    readonly kept?: readonly number[];
  };
  /** Start points by faction if the map names none (Fire & Ice). */
  readonly startVp?: number;
  readonly dwelling: BuildingRow;
  readonly tradingPost: BuildingRow;
  readonly temple: BuildingRow;
  readonly stronghold: BuildingRow;
  readonly sanctuary: BuildingRow;
  readonly shipping: FactionNumbers['shipping'];
  readonly spades: FactionNumbers['spades'] & { readonly pay: SpadePay };
  readonly traits?: Traits;
  readonly strongholdTraits?: Traits;
  /** The special actions of the board itself, and those that come with the stronghold. */
  readonly actions?: readonly SpecialAction[];
  readonly strongholdActions?: readonly SpecialAction[];
  readonly strongholdAsks?: StrongholdQuestion;
  /** Standing orders that only this faction can give. */
  readonly orders?: readonly OrderTopic[];
  /** `NO_LANDSCAPE` where there is none. */
  readonly landscape: Landscape;
  /** How volcanoes are paid: with steps on one cult, or with power tokens. */
  readonly volcano?: 'steps' | 'tokens';
  /** Structures with which three make a town; if missing: the sanctuary. */
  readonly smallTownWith?: readonly Building[];
  /** The number of pieces where it is not the usual one. */
  readonly pieces?: Readonly<Partial<Record<Building, number>>>;
  /** Like `pieces`, after the stronghold is built. */
  readonly strongholdPieces?: Readonly<Partial<Record<Building, number>>>;
  /** Brings one more bonus card into the game. */
  readonly extraCard?: true;
  /** Steps on its tracks cannot be bought: tiles and abilities give them. */
  readonly tracksNotBought?: true;
  /** Its structures may stand on river hexes. */
  readonly onRivers?: true;
  /**
   * Kinds of moves and questions that only this faction has, with their own words in the notation.
   * Only a built-in faction can have them; others have `abilities`.
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
