/** What things are worth to a seat in victory points, and how sure guesses are. */
export const WORTHS = {
  /** A coin in the last round, and more of it by round still to be played. */
  coin: 0.493,
  coinLater: 0.077,
  /** In coins: a worker, a priest, a power token in each bowl, power gained as income. */
  worker: 1.652,
  priest: 3.512,
  bowl3: 1.195,
  bowl2: 0.709,
  bowl1: 0.181,
  powerIncome: 0.746,
  /** Coins and workers that go together, and what those beyond that are worth. */
  coinsPerWorker: 1.805,
  mostCoinsPerWorker: 2.806,
  slack: 2.705,
  spareCoin: 0.589,
  spareWorker: 0.951,
  /** Goods beyond what a seat can use soon, and what is lost of them. */
  hoardFrom: 7.715,
  hoardLater: 3.261,
  hoard: 0.504,
  /** A bonus card yet to be chosen, as coins of income. */
  unknownCard: 5.65,
  /** Use of an action that is not taken yet, as a share of what it brings. */
  actionLater: 0.732,
  spade: 2.294,
  step: 1.068,
  /** By round still to be played: structures built by those who score them. */
  dwellings: 1.053,
  tradingPosts: 0.797,
  /** By structure on the map, and more by round still to be played. */
  dwelling: 0.601,
  tradingPost: 0.483,
  temple: 1.726,
  stronghold: 2.185,
  sanctuary: 2.183,
  dwellingLater: 0.225,
  tradingPostLater: 0.102,
  templeLater: 0.208,
  strongholdLater: 0.245,
  sanctuaryLater: 0.319,
  /** A stronghold or sanctuary that a later round pays for. */
  saved: 1.428,
  shipping: 0.395,
  exchange: 1.046,
  bridge: 0.306,
  /** A town in the making, by how near it is. */
  town: 9.16,
  townShape: 2.257,
  /** How late its worth shows. */
  townNow: 0.5,
  townLater: 0.4,
  /** Empty land beside it to grow on, and what is left of its worth without any. */
  townRoom: 3,
  townAlone: 0.6,
  key: 1.252,
  /** Land in reach, by spades still needed, for the first so many. */
  home: 0.699,
  homeMost: 3.354,
  oneSpade: 0.247,
  twoSpades: 0.092,
  spadesMost: 4.803,
  /** Power value of own structures times structures of others beside them. */
  beside: 0.05,
  landscape: 2,
  /** What the round tile pays for goods that are spent in its round. */
  tilePay: 0.4,
  finalBlur: 0.6,
  finalBlurLater: 0.7,
  /** How unsure places are at the end, in steps and in structures, and more by round left. */
  cultBlur: 0.573,
  cultBlurLater: 0.463,
  networkBlur: 0.611,
  networkBlurLater: 0.733,
  /** Structures outside the largest network that may still join it. */
  apart: 0.523,
  /** Steps that a seat gains on each cult by round. */
  cultGrowth: 0.508,
  /** What is due at once: a favour tile, a town tile, a spade, a bridge, another action. */
  favourDue: 5.219,
  townDue: 8.343,
  bridgeDue: 1.145,
  actionDue: 2.607,
  buildDue: 0.558,
  /** Passing before others. */
  early: 0.546,
} as const;

export type Worths = { readonly [Name in keyof typeof WORTHS]: number };
