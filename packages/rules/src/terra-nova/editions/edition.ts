import type { MapFile } from '../../hexmap/index.ts';
import type {
  BonusTile,
  Counted,
  FactionId,
  ScoredEvent,
  Terrain,
  TownTile,
} from '../vocabulary.ts';

/** Coins and power gained together. A missing one is 0. */
export interface Gain {
  readonly coins?: number;
  readonly power?: number;
}

/**
 * The source of a value, which shows how sure it is: printed in the rulebook's text, reported by
 * others, derived, or made by us.
 */
export const SOURCES = ['rulebook', 'outside', 'derived', 'house-data'] as const;
export type Source = (typeof SOURCES)[number];

/** The source of the values in one section of an edition file. */
export interface Status {
  readonly source: Source;
  /** The evidence for the value, or against it. */
  readonly note: string;
}

/**
 * One edition of Terra Nova: every number, letter and place in the printed game. Values that the
 * rulebook shows only in pictures are house data, and `status` says so.
 */
export interface Edition {
  /** Its permanent id, which the options of a table name. */
  readonly id: string;
  readonly title: string;
  /** One entry for every other section of the file. */
  readonly status: Readonly<Record<EditionSection, Status>>;
  /** Tokens in each player's power cycle. */
  readonly powerTokens: number;
  readonly startCoins: Readonly<Record<FactionId, number>>;
  /** Tokens in bowls I, II, III at the start; their sum is `powerTokens`. */
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
  /** Town value of a house, a trading post and a palace, and the value that a town needs. */
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
  /** The eight round scoring tiles; two of them may have the same effect. */
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
        /** A number that is added to the sailing value for reach in Phase 2. */
        readonly sailing?: number;
        /** Free shovels of the tile's special action. */
        readonly shovels?: number;
        readonly pass?: { readonly per: Counted; readonly vp: number };
      }
    >
  >;
  /**
   * The power actions beside the board; `amount` is coins or shovels, for effects with a number.
   */
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
  /** Fixed set-ups for a first game, for each number of players. */
  readonly firstGame: {
    /** Round tiles of rounds 1 to 5, by the things that they reward. */
    readonly roundTiles: readonly ScoredEvent[];
    readonly players: Readonly<Record<'2' | '3' | '4', FirstGame>>;
  };
  /** The side for 2 to 4 players. Terrain letters are those of `TERRAIN_LETTERS`. */
  readonly map: MapFile;
  /** The side for the two-player variants: the same form, plus the hexes with a house icon. */
  readonly twoPlayerMap: MapFile;
  /** Names of hexes with a house icon on the two-player side, by terrain. */
  readonly houseIcons: Readonly<Record<Terrain, readonly string[]>>;
}

export interface FirstGame {
  readonly bonusTiles: readonly BonusTile[];
  /** In the order of seats, beginning with the start player. */
  readonly factions: readonly {
    readonly faction: FactionId;
    readonly bonusTile: BonusTile;
    readonly houses: readonly string[];
  }[];
}

export type EditionSection = Exclude<keyof Edition, 'id' | 'title' | 'status'>;

/** Letters in the rows of a map file. */
export const TERRAIN_LETTERS: Readonly<Record<string, Terrain>> = {
  S: 'swamp',
  L: 'lake',
  F: 'forest',
  W: 'wasteland',
  D: 'desert',
};
