import type { WorthsModel } from '../provenance.ts';
import model from './model.json' with { type: 'json' };

/** The worth of things to a seat in victory points, and how sure guesses are. */
export interface Worths {
  /** A coin in the last round, and more of it by round still to be played. */
  readonly coin: number;
  readonly coinLater: number;
  /** In coins: a worker, a priest, a power token in each bowl, power gained as income. */
  readonly worker: number;
  readonly priest: number;
  readonly bowl3: number;
  readonly bowl2: number;
  readonly bowl1: number;
  readonly powerIncome: number;
  /** Coins and workers that go together, and what those beyond that are worth. */
  readonly coinsPerWorker: number;
  readonly mostCoinsPerWorker: number;
  readonly slack: number;
  readonly spareCoin: number;
  readonly spareWorker: number;
  /** Goods beyond what a seat can use soon, and what is lost of them. */
  readonly hoardFrom: number;
  readonly hoardLater: number;
  readonly hoard: number;
  /** A bonus card yet to be chosen, as coins of income. */
  readonly unknownCard: number;
  /** Use of an action that is not taken yet, as a share of what it brings. */
  readonly actionLater: number;
  readonly spade: number;
  readonly step: number;
  /** By round still to be played: structures built by those who score them. */
  readonly dwellings: number;
  readonly tradingPosts: number;
  /** By structure on the map and round still to come. */
  readonly dwelling: number;
  readonly tradingPost: number;
  readonly temple: number;
  readonly stronghold: number;
  readonly sanctuary: number;
  /** A stronghold or sanctuary that a later round pays for. */
  readonly saved: number;
  readonly shipping: number;
  readonly exchange: number;
  /** A town in the making, by how near it is. */
  readonly town: number;
  readonly townShape: number;
  /** How late its worth shows. */
  readonly townNow: number;
  readonly townLater: number;
  /** Empty land beside it to grow on, and what is left of its worth without any. */
  readonly townRoom: number;
  readonly townAlone: number;
  readonly key: number;
  /** Land in reach, by spades still needed, for the first so many. */
  readonly home: number;
  readonly lastRoom: number;
  readonly homeMost: number;
  readonly oneSpade: number;
  readonly twoSpades: number;
  readonly spadesMost: number;
  /** Power value of own structures times structures of others beside them. */
  readonly beside: number;
  readonly landscape: number;
  /** The share of the round tile's points that counts for goods that are spent in its round. */
  readonly tilePay: number;
  readonly finalBlur: number;
  readonly finalBlurLater: number;
  /** How unsure places are at the end, in steps and in structures, and more by round left. */
  readonly cultBlur: number;
  readonly cultBlurLater: number;
  readonly networkBlur: number;
  readonly networkBlurLater: number;
  /** Structures outside the largest network that may still join it. */
  readonly apart: number;
  /** Steps that a seat gains on each cult by round. */
  readonly cultGrowth: number;
  /** Open gains of the turn: a favour tile, a town tile, a spade, a bridge, another action. */
  readonly favourDue: number;
  readonly townDue: number;
  readonly bridgeDue: number;
  readonly actionDue: number;
  readonly buildDue: number;
  /** The turn that comes next, in a round that goes on. */
  readonly tempo: number;
  /** Passing before others. */
  readonly early: number;
}

/** The model that ships; `train/terra-mystica.ts` finds better ones. */
export const MODEL: WorthsModel<Worths> = model;
