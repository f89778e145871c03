import type { WorthsModel } from '../provenance.ts';
import model from './model.json' with { type: 'json' };

/** The value of things in victory points. */
export interface Worths {
  /** A coin that can still be used. */
  readonly coinInLastRound: number;
  readonly coinPerRoundLeft: number;
  /** Power in bowls III, II, I, in coins. */
  readonly bowl3: number;
  readonly bowl2: number;
  readonly bowl1: number;
  readonly powerIncome: number;
  /** A bonus tile of a later round, as coins of income. */
  readonly unknownTile: number;
  /**
   * The weight of the best tile beside the board in the estimate of the next one; the second best
   * has the remaining weight.
   */
  readonly bestTile: number;
  /**
   * A group that may become a town, how late its value shows, and the share of it in the last
   * round.
   */
  readonly town: number;
  readonly townShape: number;
  readonly townLater: number;
  readonly townNow: number;
  /** An empty hex in reach, and one of home terrain, for the first few. */
  readonly reach: number;
  readonly reachMost: number;
  readonly reachHome: number;
  readonly homeMost: number;
  readonly reachLast: number;
  /** By rounds left: a building, a space of the sailing track, a building in the territory. */
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
