import type {
  BonusCard,
  Building,
  Cult,
  FavourTile,
  PowerAction,
  RoundTile,
  ScoredEvent,
  SpecialAction,
  TownTile,
} from '../vocabulary.ts';

/** Goods of a tile; missing ones are 0. */
export interface Goods {
  readonly coins?: number;
  readonly workers?: number;
  readonly priests?: number;
  readonly power?: number;
  readonly spades?: number;
}

/** Which box a piece comes from. */
export type Box = 'base' | 'mini-expansion';

export interface RoundTileData {
  readonly on: ScoredEvent;
  readonly vp: number;
  /** Lower half: for every `per` steps on the cult (or own priests on the cult board) `reward`. */
  readonly cult: Cult | 'priests';
  readonly per: number;
  readonly reward: Goods;
  readonly box?: Box;
}

export const ROUND_TILE_DATA: Readonly<Record<RoundTile, RoundTileData>> = {
  SCORE1: { on: 'spade', vp: 2, cult: 'earth', per: 1, reward: { coins: 1 } },
  SCORE2: { on: 'town', vp: 5, cult: 'earth', per: 4, reward: { spades: 1 } },
  SCORE3: { on: 'dwelling', vp: 2, cult: 'water', per: 4, reward: { priests: 1 } },
  SCORE4: { on: 'stronghold-or-sanctuary', vp: 5, cult: 'fire', per: 2, reward: { workers: 1 } },
  SCORE5: { on: 'dwelling', vp: 2, cult: 'fire', per: 4, reward: { power: 4 } },
  SCORE6: { on: 'trading-post', vp: 3, cult: 'water', per: 4, reward: { spades: 1 } },
  SCORE7: { on: 'stronghold-or-sanctuary', vp: 5, cult: 'air', per: 2, reward: { workers: 1 } },
  SCORE8: { on: 'trading-post', vp: 3, cult: 'air', per: 4, reward: { spades: 1 } },
  SCORE9: {
    on: 'temple',
    vp: 4,
    cult: 'priests',
    per: 1,
    reward: { coins: 2 },
    box: 'mini-expansion',
  },
};

export interface BonusCardData {
  readonly income: Goods;
  /** Victory points when passing, for each own building of a kind on the map. */
  readonly pass?: Readonly<Partial<Record<Building, number>>>;
  /** Victory points when passing, for each level of shipping. */
  readonly passPerShipping?: number;
  /** Shipping range during the action phase. */
  readonly shipping?: number;
  readonly action?: SpecialAction;
  readonly box?: Box;
}

export const BONUS_CARD_DATA: Readonly<Record<BonusCard, BonusCardData>> = {
  BON1: { income: { coins: 2 }, action: 'BON1' },
  BON2: { income: { coins: 4 }, action: 'BON2' },
  BON3: { income: { coins: 6 } },
  BON4: { income: { power: 3 }, shipping: 1 },
  BON5: { income: { power: 3, workers: 1 } },
  BON6: { income: { workers: 2 }, pass: { stronghold: 4, sanctuary: 4 } },
  BON7: { income: { workers: 1 }, pass: { 'trading-post': 2 } },
  BON8: { income: { priests: 1 } },
  BON9: { income: { coins: 2 }, pass: { dwelling: 1 } },
  BON10: { income: { power: 3 }, passPerShipping: 3, box: 'mini-expansion' },
};

export interface FavourTileData {
  readonly cult: Cult;
  readonly steps: number;
  /** How many lie in the supply. */
  readonly count: number;
  readonly income?: Goods;
  readonly action?: SpecialAction;
  /** Victory points whenever such a building is built. */
  readonly onBuild?: Readonly<Partial<Record<Building, number>>>;
  /** Victory points when passing with 0, 1, 2, 3, 4 trading posts. */
  readonly passByTradingPosts?: readonly number[];
  /** Power value that is enough for a town. */
  readonly townPower?: number;
}

export const FAVOUR_TILE_DATA: Readonly<Record<FavourTile, FavourTileData>> = {
  FAV1: { cult: 'fire', steps: 3, count: 1 },
  FAV2: { cult: 'water', steps: 3, count: 1 },
  FAV3: { cult: 'earth', steps: 3, count: 1 },
  FAV4: { cult: 'air', steps: 3, count: 1 },
  FAV5: { cult: 'fire', steps: 2, count: 3, townPower: 6 },
  FAV6: { cult: 'water', steps: 2, count: 3, action: 'FAV6' },
  FAV7: { cult: 'earth', steps: 2, count: 3, income: { workers: 1, power: 1 } },
  FAV8: { cult: 'air', steps: 2, count: 3, income: { power: 4 } },
  FAV9: { cult: 'fire', steps: 1, count: 3, income: { coins: 3 } },
  FAV10: { cult: 'water', steps: 1, count: 3, onBuild: { 'trading-post': 3 } },
  FAV11: { cult: 'earth', steps: 1, count: 3, onBuild: { dwelling: 2 } },
  FAV12: { cult: 'air', steps: 1, count: 3, passByTradingPosts: [0, 2, 3, 3, 4] },
};

export interface TownTileData {
  readonly vp: number;
  readonly keys: number;
  readonly count: number;
  readonly gain?: Goods;
  /** Steps on every cult. */
  readonly cultSteps?: number;
  /** Steps on the shipping track, free of cost. */
  readonly shipping?: number;
  readonly box?: Box;
}

export const TOWN_TILE_DATA: Readonly<Record<TownTile, TownTileData>> = {
  TW1: { vp: 5, keys: 1, count: 2, gain: { coins: 6 } },
  TW2: { vp: 7, keys: 1, count: 2, gain: { workers: 2 } },
  TW3: { vp: 9, keys: 1, count: 2, gain: { priests: 1 } },
  TW4: { vp: 6, keys: 1, count: 2, gain: { power: 8 } },
  TW5: { vp: 8, keys: 1, count: 2, cultSteps: 1 },
  TW6: { vp: 2, keys: 2, count: 1, cultSteps: 2, box: 'mini-expansion' },
  TW7: { vp: 4, keys: 1, count: 2, shipping: 1, box: 'mini-expansion' },
  TW8: { vp: 11, keys: 1, count: 1, box: 'mini-expansion' },
};

export interface PowerActionData {
  readonly power: number;
  readonly gain?: Goods;
  readonly bridge?: true;
}

export const POWER_ACTION_DATA: Readonly<Record<PowerAction, PowerActionData>> = {
  ACT1: { power: 3, bridge: true },
  ACT2: { power: 3, gain: { priests: 1 } },
  ACT3: { power: 4, gain: { workers: 2 } },
  ACT4: { power: 4, gain: { coins: 7 } },
  ACT5: { power: 4, gain: { spades: 1 } },
  ACT6: { power: 6, gain: { spades: 2 } },
};

/** What Fire & Ice printed first and corrected in 2015, by ruling `fireIceRules`. */
export const FIRE_ICE_DATA = {
  '2015': {
    /** Points for a power token when a neighbour takes power. */
    tokenVp: 1,
    /** Coins to unlock a terrain, and the home terrain of another player. */
    unlockPrice: 1,
    unlockPriceHome: 2,
    /** Power or tokens for another home terrain, and points for it. */
    newHomePrice: 5,
    newHomeVp: 0,
  },
  '2014': { tokenVp: 0, unlockPrice: 0, unlockPriceHome: 0, newHomePrice: 3, newHomeVp: 2 },
} as const;

/** Numbers printed on boards and in the rulebook that belong to no tile. */
export const NUMBERS = {
  startVp: 20,
  pieces: { dwelling: 8, 'trading-post': 4, temple: 3, stronghold: 1, sanctuary: 1 },
  bridges: 3,
  priests: 7,
  rounds: 6,
  /** Steps of the four spaces for priests of each cult, and of a priest who comes back. */
  priestSpaces: [3, 2, 2, 2],
  returnedPriest: 1,
  /** Power for reaching spaces 3, 5, 7 and 10 of a cult. */
  cultPower: [0, 0, 0, 1, 0, 2, 0, 2, 0, 0, 3],
  /** Workers that a stronghold ordains at most. */
  ordained: 3,
  town: { structures: 4, structuresWithSanctuary: 3, power: 7 },
  /** A step on the shipping track. */
  shipping: { coins: 4, priests: 1 },
  /** Power in bowl III for one of each. */
  power: { coins: 1, workers: 3, priests: 5 },
  finalCults: [8, 4, 2],
  finalNetwork: [18, 12, 6],
  finalTile: [18, 12, 6],
  coinsPerVp: 3,
} as const;
