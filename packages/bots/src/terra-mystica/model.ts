import type { WorthsModel } from '../provenance.ts';
import model from './model.json' with { type: 'json' };

/** The value of things to a seat in victory points, and the spread of estimates. */
export interface Worths {
  /** The value of a coin in the last round, and the increase for each round left. */
  readonly coin: number;
  readonly coinLater: number;
  /**
   * The value of a worker, of a priest, of a power token in each bowl, and of power gained as
   * income, in coins.
   */
  readonly worker: number;
  readonly priest: number;
  readonly bowl3: number;
  readonly bowl2: number;
  readonly bowl1: number;
  readonly powerIncome: number;
  /**
   * The coins that are spent with each worker, at least and at most; `slack` coins more are not yet
   * a surplus. Then the value of a surplus coin and a surplus worker, in coins.
   */
  readonly coinsPerWorker: number;
  readonly mostCoinsPerWorker: number;
  readonly slack: number;
  readonly spareCoin: number;
  readonly spareWorker: number;
  /** The amount of goods that a seat can soon use, and the share of the rest that is lost. */
  readonly hoardFrom: number;
  readonly hoardLater: number;
  readonly hoard: number;
  /** The value of a bonus card that is chosen later, as coins of income. */
  readonly unknownCard: number;
  /** The value of an action that is not taken yet, as a share of its gain. */
  readonly actionLater: number;
  readonly spade: number;
  readonly step: number;
  /**
   * The number of structures that a seat builds in a round, for tiles and cards that score them.
   */
  readonly dwellings: number;
  readonly tradingPosts: number;
  /** The value of a structure on the map for each later round. */
  readonly dwelling: number;
  readonly tradingPost: number;
  readonly temple: number;
  readonly stronghold: number;
  readonly sanctuary: number;
  /** The value of a stronghold or sanctuary that is kept for a later round that pays for it. */
  readonly saved: number;
  readonly shipping: number;
  readonly exchange: number;
  /**
   * The value of a group that may become a town. It is multiplied by the group's progress (a number
   * from 0 to 1) to the power of `townShape`.
   */
  readonly town: number;
  readonly townShape: number;
  /** The share of that value in the last round, and the share that each earlier round adds. */
  readonly townNow: number;
  readonly townLater: number;
  /**
   * The number of empty hexes beside the group that give it its full value, and the share of the
   * value if there are none.
   */
  readonly townRoom: number;
  readonly townAlone: number;
  readonly key: number;
  /**
   * The value of an empty hex in reach, by the spades that it takes. `homeMost` and `spadesMost`:
   * the most hexes that count. `lastRoom`: the thirds of the value that count in the last round.
   */
  readonly home: number;
  readonly lastRoom: number;
  readonly homeMost: number;
  readonly oneSpade: number;
  readonly twoSpades: number;
  readonly spadesMost: number;
  /**
   * The value of each structure of others beside an own one, for each round and each power that the
   * own structure is worth.
   */
  readonly beside: number;
  readonly landscape: number;
  /** The share of the round tile's points that counts for goods that are spent in its round. */
  readonly tilePay: number;
  /** The uncertainty of places by the final scoring tile, and its increase for each round left. */
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
  /**
   * The share of the structures outside the largest network that counts, since they may still join
   * it.
   */
  readonly apart: number;
  /** Steps that a seat gains on each cult in a round. */
  readonly cultGrowth: number;
  /**
   * Gains that an open question still brings: a favour tile, a town tile, a bridge, an action, and
   * a dwelling on a hex that has just become home terrain.
   */
  readonly favourDue: number;
  readonly townDue: number;
  readonly bridgeDue: number;
  readonly actionDue: number;
  readonly buildDue: number;
  /** The value of acting next in a round; seats that act later get less. */
  readonly tempo: number;
  /** The value of having passed first; seats that pass later get less. */
  readonly early: number;
}

/** The built-in model; `train/terra-mystica.ts` finds better ones. */
export const MODEL: WorthsModel<Worths> = model;
