import type { AnyKind, AnyQuestion } from '../../kernel/index.ts';
import type { OrderTopic } from '../options/standing-orders.ts';
import type { Board, Building, SpecialAction, Terrain } from '../vocabulary.ts';
import type { Ability } from './ability.ts';
import type { Checks, Hooks } from './hooks.ts';
import type { BuildingRow, FactionNumbers } from './shape.ts';
import type { Special } from './special.ts';
import type { Traits } from './traits.ts';

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
  readonly price?: { readonly spades?: 1; readonly priests?: number; readonly steps?: number };
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
  /** On the second board of that colour: it is dealt apart from the first. */
  readonly secondBoard?: true;
  readonly home: Terrain | 'chosen';
  /** Its terrain is a start terrain only and counts as nobody's home; ice and volcano: always. */
  readonly startTerrainOnly?: true;
  readonly start: FactionNumbers['start'] & {
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
  readonly shipping: FactionNumbers['shipping'];
  readonly spades: FactionNumbers['spades'] & { readonly pay: SpadePay };
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
  /** Steps on its tracks are no actions: tiles and abilities bring them. */
  readonly tracksNotBought?: true;
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
