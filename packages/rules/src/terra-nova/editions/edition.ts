import type { MapFile } from '../../hexmap/index.ts';
import type {
  BonusTile,
  Counted,
  FactionId,
  ScoredEvent,
  Terrain,
  TownTile,
} from '../vocabulary.ts';

/** Coins and power gained together. Missing means none. */
export interface Gain {
  readonly coins?: number;
  readonly power?: number;
}

/** How sure a value is: printed in the rulebook's text, told by others, derived, or made by us. */
export const SOURCES = ['rulebook', 'outside', 'derived', 'house-data'] as const;
export type Source = (typeof SOURCES)[number];

/** The sections of an edition file that carry a status of their own. */
export interface Status {
  readonly source: Source;
  /** What the value rests on, or what is known against it. */
  readonly note: string;
}

/**
 * One edition of Terra Nova: every number, letter and place that the printed game shows. What the
 * rulebook shows only in pictures is house data and says so in `status`.
 */
export interface Edition {
  /** Stable id, named by the options of a table. */
  readonly id: string;
  readonly title: string;
  /** One entry for every other section of the file. */
  readonly status: Readonly<Record<EditionSection, Status>>;
  /** Tokens in each player's power cycle. */
  readonly powerTokens: number;
  readonly startCoins: Readonly<Record<FactionId, number>>;
  /** Tokens in bowls I, II, III at the start; they add up to `powerTokens`. */
  readonly startPower: Readonly<Record<FactionId, readonly [number, number, number]>>;
  /** Income printed on every mat without a piece on it. */
  readonly baseIncome: Gain;
  /** Bridges of each player. */
  readonly bridgesPerPlayer: number;
  /** Income of each house space, left to right (8). */
  readonly houseIncome: readonly Gain[];
  /** Income of each trading post space, left to right (4). */
  readonly tradingPostIncome: readonly Gain[];
  /** Prices in coins. */
  readonly costs: {
    readonly house: number;
    readonly shovel: number;
    readonly tradingPost: number;
    readonly tradingPostNearOpponent: number;
    readonly palace: number;
    readonly sailing: number;
    readonly bridge: number;
  };
  /** Victory points for reaching each space of the sailing track; entry 0 is the start (0 VP). */
  readonly sailingVp: readonly number[];
  /** Town value of a house, a trading post, a palace; what a town needs. */
  readonly town: {
    readonly values: {
      readonly house: number;
      readonly tradingPost: number;
      readonly palace: number;
    };
    readonly minimumValue: number;
    readonly minimumBuildings: number;
  };
  readonly townTiles: Readonly<
    Record<
      TownTile,
      {
        readonly vp: number;
        readonly coins?: number;
        readonly power?: number;
        readonly sailing?: number;
      }
    >
  >;
  /** The eight round scoring tiles; an effect may stand on two of them. */
  readonly roundTiles: readonly {
    readonly id: string;
    readonly on: ScoredEvent;
    readonly vp: number;
  }[];
  readonly bonusTiles: Readonly<
    Record<
      BonusTile,
      {
        readonly income: Gain;
        /** Added to the sailing value for reach in Phase 2. */
        readonly sailing?: number;
        /** Free shovels of the tile's special action. */
        readonly shovels?: number;
        readonly pass?: { readonly per: Counted; readonly vp: number };
      }
    >
  >;
  /** The power actions beside the board; `amount` is coins or shovels where the effect has a number. */
  readonly powerActions: readonly {
    readonly id: string;
    readonly cost: number;
    /** The id of one of `POWER_EFFECTS`. */
    readonly effect: string;
    readonly amount?: number;
  }[];
  /** Final scoring: VP of first, second, third, fourth place. */
  readonly territoryVp: readonly [number, number, number, number];
  /** Coins that make 1 VP at game end. */
  readonly coinsPerVp: number;
  /** Fixed set-ups for a first game, by number of players. */
  readonly firstGame: {
    /** Round tiles by what they reward, rounds 1 to 5. */
    readonly roundTiles: readonly ScoredEvent[];
    readonly players: Readonly<Record<'2' | '3' | '4', FirstGame>>;
  };
  /** The side for 2 to 4 players. Terrain letters are those of `TERRAIN_LETTERS`. */
  readonly map: MapFile;
  /** The side for the two-player variants: the same form, and the hexes with a house icon. */
  readonly twoPlayerMap: MapFile;
  /** Hex names with a house icon on the two-player side, by terrain. */
  readonly houseIcons: Readonly<Record<Terrain, readonly string[]>>;
}

export interface FirstGame {
  readonly bonusTiles: readonly BonusTile[];
  /** In the order of seats from the start player. */
  readonly factions: readonly {
    readonly faction: FactionId;
    readonly bonusTile: BonusTile;
    readonly houses: readonly string[];
  }[];
}

export type EditionSection = Exclude<keyof Edition, 'id' | 'title' | 'status'>;

/** Letters of a map file's rows. */
export const TERRAIN_LETTERS: Readonly<Record<string, Terrain>> = {
  S: 'swamp',
  L: 'lake',
  F: 'forest',
  W: 'wasteland',
  D: 'desert',
};
