import type { WorthsModel } from '../provenance.ts';
import model from './model.json' with { type: 'json' };

/** The value of things to a seat in victory points, and the spread of estimates. */
export interface Worths {
  /** The value of a coin in the last round, and the increase for each round left. */
  readonly coin: number;
  readonly coinLater: number;
  /** In coins: a worker, a priest, a power token in each bowl, power gained as income. */
  readonly worker: number;
  readonly priest: number;
  readonly bowl3: number;
  readonly bowl2: number;
  readonly bowl1: number;
  readonly powerIncome: number;
  /** Coins and workers that are spent together, and the value of a surplus. */
  readonly coinsPerWorker: number;
  readonly mostCoinsPerWorker: number;
  readonly slack: number;
  readonly spareCoin: number;
  readonly spareWorker: number;
  /** The amount of goods that a seat can soon use, and the share of the rest that is lost. */
  readonly hoardFrom: number;
  readonly hoardLater: number;
  readonly hoard: number;
  /** A bonus card to be chosen later, as coins of income. */
  readonly unknownCard: number;
  /** The value of an action that is not taken yet, as a share of its gain. */
  readonly actionLater: number;
  readonly spade: number;
  readonly step: number;
  /** By rounds left: structures built by seats that score them. */
  readonly dwellings: number;
  readonly tradingPosts: number;
  /** By structure on the map and round left. */
  readonly dwelling: number;
  readonly tradingPost: number;
  readonly temple: number;
  readonly stronghold: number;
  readonly sanctuary: number;
  /** The value of a stronghold or sanctuary that is kept for a later round that pays for it. */
  readonly saved: number;
  readonly shipping: number;
  readonly exchange: number;
  /** The value of a group that may become a town, by the parts that it lacks. */
  readonly town: number;
  readonly townShape: number;
  /** How late its value shows. */
  readonly townNow: number;
  readonly townLater: number;
  /** Empty land beside the group, and the share of its value without any. */
  readonly townRoom: number;
  readonly townAlone: number;
  readonly key: number;
  /** Land in reach, by spades needed, for the first few hexes. */
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
  /**
   * The uncertainty of final places, in steps and in structures, and its increase for each round
   * left.
   */
  readonly cultBlur: number;
  readonly cultBlurLater: number;
  readonly networkBlur: number;
  readonly networkBlurLater: number;
  /** Structures outside the largest network that may still join it. */
  readonly apart: number;
  /** Steps that a seat gains on each cult in a round. */
  readonly cultGrowth: number;
  /** Open gains of the turn: a favour tile, a town tile, a spade, a bridge, another action. */
  readonly favourDue: number;
  readonly townDue: number;
  readonly bridgeDue: number;
  readonly actionDue: number;
  readonly buildDue: number;
  /** The value of the next turn, in a round that continues. */
  readonly tempo: number;
  /** Passing before others. */
  readonly early: number;
}

/** The built-in model; `train/terra-mystica.ts` finds better ones. */
export const MODEL: WorthsModel<Worths> = model;
