import type { WorthsModel } from '../provenance.ts';
import model from './model.json' with { type: 'json' };

/** The value of things in victory points. */
export interface Worths {
  /** The value of a coin in the last round, and the increase for each round left. */
  readonly coinInLastRound: number;
  readonly coinPerRoundLeft: number;
  /** The value of a power token in each bowl, and of power gained as income, in coins. */
  readonly bowl3: number;
  readonly bowl2: number;
  readonly bowl1: number;
  readonly powerIncome: number;
  /** The value of a bonus tile of a later round, as coins of income. */
  readonly unknownTile: number;
  /**
   * The weight of the best tile beside the board in the estimate of the next one; the second best
   * has the remaining weight.
   */
  readonly bestTile: number;
  /**
   * The value of a group that may become a town, the exponent of its progress (0 to 1), and the
   * share of the value before the last round (`townLater`) and in it (`townNow`).
   */
  readonly town: number;
  readonly townShape: number;
  readonly townLater: number;
  readonly townNow: number;
  /**
   * The value of an empty hex in reach, and the additional value of one of home terrain.
   * `reachMost` and `homeMost`: the most hexes that count. `reachLast`: the share in the last
   * round.
   */
  readonly reach: number;
  readonly reachMost: number;
  readonly reachHome: number;
  readonly homeMost: number;
  readonly reachLast: number;
  /**
   * The value for each round left of a building, of a space of the sailing track, and of a building
   * in the largest territory.
   */
  readonly building: number;
  readonly sailing: number;
  readonly size: number;
  /** The uncertainty of places in the territory scoring, now and for each round left. */
  readonly blur: number;
  readonly blurLater: number;
  readonly palaceAction: number;
  readonly palaceActionNow: number;
  readonly farShovels: number;
  readonly cheapTradingPosts: number;
  readonly passing: number;
  readonly bonusShovel: number;
  readonly bonusSailing: number;
  readonly edge: number;
  readonly inland: number;
}

/** The built-in model; `train/terra-nova.ts` finds better ones. */
export const MODEL: WorthsModel<Worths> = model;
