import type { WorthsModel } from '../provenance.ts';
import model from './model.json' with { type: 'json' };

/** The worth of things in victory points. */
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
   * Share of the best tile that lies beside the board in what the next one may be worth, the second best being the rest.
   */
  readonly bestTile: number;
  /** A town in the making, and how late its worth shows; a share of it in the last round. */
  readonly town: number;
  readonly townShape: number;
  readonly townLater: number;
  readonly townNow: number;
  /** An empty hex in reach, and one of home terrain, for the first so many. */
  readonly reach: number;
  readonly reachMost: number;
  readonly reachHome: number;
  readonly homeMost: number;
  readonly reachLast: number;
  /** By round still to come: a building, a space of the sailing track, a building in the territory. */
  readonly building: number;
  readonly sailing: number;
  readonly size: number;
  /** How unsure places in the territory scoring are, now and by round still to come. */
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

/** The model that ships; `train/terra-nova.ts` finds better ones. */
export const MODEL: WorthsModel<Worths> = model;
