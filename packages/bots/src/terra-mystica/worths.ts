/** What things are worth to a seat in victory points, and how sure guesses are. */
export const WORTHS = {
  /** A coin in the last round, and more of it by round still to be played. */
  coin: 0.36,
  coinLater: 0.03,
  /** In coins: a worker, a priest, a power token in each bowl, power gained as income. */
  worker: 2,
  priest: 3.6,
  bowl3: 1.3,
  bowl2: 0.65,
  bowl1: 0.2,
  powerIncome: 0.7,
  /** Goods beyond what a seat can use at once, as a share. */
  hoard: 0.6,
  /** A bonus card yet to be chosen, as coins of income. */
  unknownCard: 5,
  /** Use of an action that is not taken yet, as a share of what it brings. */
  actionLater: 0.75,
  spade: 1.9,
  step: 0.8,
  /** By round still to be played: structures built by those who score them. */
  dwellings: 1.4,
  tradingPosts: 0.9,
  /** By structure on the map, and more by round still to be played. */
  dwelling: 0.6,
  tradingPost: 0.5,
  temple: 2,
  stronghold: 2,
  sanctuary: 2,
  dwellingLater: 0.25,
  tradingPostLater: 0.1,
  templeLater: 0.2,
  strongholdLater: 0.3,
  sanctuaryLater: 0.3,
  /** A stronghold or sanctuary that a later round pays for. */
  saved: 1.5,
  shipping: 0.35,
  exchange: 0.9,
  bridge: 0.3,
  /** A town in the making, by how near it is. */
  town: 9,
  townShape: 2.2,
  townLater: 0.06,
  key: 1.2,
  /** Land in reach, by spades still needed, for the first so many. */
  home: 0.55,
  homeMost: 3,
  oneSpade: 0.25,
  twoSpades: 0.1,
  spadesMost: 5,
  /** Power value of own structures times structures of others beside them. */
  beside: 0.05,
  /** Empty land of both sides: power to come. */
  /** How unsure places are at the end, in steps and in structures, and more by round left. */
  cultBlur: 0.5,
  cultBlurLater: 0.45,
  networkBlur: 0.6,
  networkBlurLater: 0.7,
  /** Structures outside the largest network that may still join it. */
  apart: 0.5,
  /** Steps that a seat gains on each cult by round. */
  cultGrowth: 0.5,
  /** What is due at once: a favour tile, a town tile, a spade, a bridge, another action. */
  favourDue: 6,
  townDue: 9,
  bridgeDue: 1.2,
  actionDue: 2.5,
  buildDue: 0.6,
  /** Passing before others. */
  early: 0.6,
} as const;

export type Worths = { readonly [Name in keyof typeof WORTHS]: number };
