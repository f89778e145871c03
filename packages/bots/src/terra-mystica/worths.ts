/** What things are worth to a seat in victory points, and how sure guesses are. */
export const WORTHS = {
  /** A coin in the last round, and more of it by round still to be played. */
  coin: 0.269,
  coinLater: 0.097,
  /** In coins: a worker, a priest, a power token in each bowl, power gained as income. */
  worker: 1.266,
  priest: 3.461,
  bowl3: 1.193,
  bowl2: 0.714,
  bowl1: 0.161,
  powerIncome: 0.324,
  /** Coins and workers that go together, and what those beyond that are worth. */
  coinsPerWorker: 1.969,
  mostCoinsPerWorker: 3.149,
  slack: 1.558,
  spareCoin: 0.43,
  spareWorker: 0.471,
  /** Goods beyond what a seat can use soon, and what is lost of them. */
  hoardFrom: 10.364,
  hoardLater: 1.771,
  hoard: 0.239,
  /** A bonus card yet to be chosen, as coins of income. */
  unknownCard: 4.399,
  /** Use of an action that is not taken yet, as a share of what it brings. */
  actionLater: 0.81,
  spade: 1.361,
  step: 0.97,
  /** By round still to be played: structures built by those who score them. */
  dwellings: 0.571,
  tradingPosts: 0.237,
  /** By structure on the map and round still to come. */
  dwelling: 0.261,
  tradingPost: 0.274,
  temple: 0.635,
  stronghold: 0.626,
  sanctuary: 0.632,
  /** A stronghold or sanctuary that a later round pays for. */
  saved: 0.368,
  shipping: 0.617,
  exchange: 0.473,
  bridge: 0.31,
  /** A town in the making, by how near it is. */
  town: 12.616,
  townShape: 1.118,
  /** How late its worth shows. */
  townNow: 0.25,
  townLater: 0.261,
  /** Empty land beside it to grow on, and what is left of its worth without any. */
  townRoom: 3.025,
  townAlone: 0.605,
  key: 0.29,
  /** Land in reach, by spades still needed, for the first so many. */
  home: 0.51,
  lastRoom: 0.3,
  homeMost: 1.698,
  oneSpade: 0.177,
  twoSpades: 0.095,
  spadesMost: 3.979,
  /** Power value of own structures times structures of others beside them. */
  beside: 0.02,
  landscape: 0.3,
  /** What the round tile pays for goods that are spent in its round. */
  tilePay: 0.223,
  finalBlur: 0.711,
  finalBlurLater: 0.839,
  /** How unsure places are at the end, in steps and in structures, and more by round left. */
  cultBlur: 0.916,
  cultBlurLater: 0.73,
  networkBlur: 0.91,
  networkBlurLater: 0.62,
  /** Structures outside the largest network that may still join it. */
  apart: 0.331,
  /** Steps that a seat gains on each cult by round. */
  cultGrowth: 0.785,
  /** What is due at once: a favour tile, a town tile, a spade, a bridge, another action. */
  favourDue: 5.049,
  townDue: 4.576,
  bridgeDue: 1.073,
  actionDue: 2.895,
  buildDue: 0.531,
  /** The turn that comes next, in a round that goes on. */
  tempo: 1,
  /** Passing before others. */
  early: 0.521,
} as const;

export type Worths = { readonly [Name in keyof typeof WORTHS]: number };

/**
 * Those of the strong level, which plans: it makes more of goods. Found by games of the strong level with a narrow beam, in
 * which each seat played by other worths (docs/bots.md); worse for levels that do not plan.
 */
export const PLAN_WORTHS: Worths = {
  ...WORTHS,
  coin: 0.31,
  coinLater: 0.107,
  worker: 1.35,
  priest: 2.8,
  bowl3: 1.26,
  bowl2: 0.77,
  dwellings: 0.95,
  dwelling: 0.3,
  tradingPost: 0.33,
  saved: 0.8,
  exchange: 0.4,
  townNow: 0.3,
  townLater: 0.3,
  actionDue: 2.5,
  early: 0.9,
};
