/**
 * A match of bots with fitted numbers against bots of the same level with others. `null` where it
 * was not kept.
 */
export interface Match {
  readonly level: string;
  readonly players: number;
  /** The number of positions that each may evaluate before a move. */
  readonly positions: number | null;
  /** The commit that has the other numbers. */
  readonly over: string;
  readonly games: number;
  /**
   * Games won by the bots with the fitted numbers: two players in mirrored pairs, or one seat among
   * several. A tie of two counts half.
   */
  readonly won: number;
}

/** The origin of fitted numbers. `null` for facts that were not kept. */
export interface Provenance {
  readonly games: number | null;
  readonly seed: number | null;
  /**
   * Commits whose bots played the games, with a plus where files were changed; empty where it was
   * not kept.
   */
  readonly playedBy: readonly string[];
  readonly matches: readonly Match[];
  readonly note: string;
}

/** A match in which points are counted. */
export interface PointsMatch extends Match {
  /** Mean points of the seats with the numbers, above those of the other seats. */
  readonly ahead: number | null;
}

/** The origin of some weights of a judge. */
export interface WorthsProvenance extends Provenance {
  /** Names of the weights that were fitted together. */
  readonly worths: readonly string[];
  readonly matches: readonly PointsMatch[];
}

/** The weights of the judge of a hex game. */
export interface WorthsModel<W> {
  /** In the order of time: a weight that is named several times got its number from the last. */
  readonly provenance: readonly WorthsProvenance[];
  readonly worths: W;
}
