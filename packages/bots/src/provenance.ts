/**
 * A match of bots with fitted numbers against bots of the same level with other numbers. `null` if
 * it was not recorded.
 */
export interface Match {
  readonly level: string;
  readonly players: number;
  /** The number of positions that each may evaluate before a move. */
  readonly positions: number | null;
  /** The commit that contains the other numbers. */
  readonly over: string;
  readonly games: number;
  /**
   * Games won by the bots with the fitted numbers: two players in mirrored pairs, or one seat among
   * several. A tie of two counts half.
   */
  readonly won: number;
}

/** The origin of fitted numbers. `null` for facts that were not recorded. */
export interface Provenance {
  readonly games: number | null;
  readonly seed: number | null;
  /**
   * Commits whose bots played the games, with a plus if files were changed; empty if it was not
   * recorded.
   */
  readonly playedBy: readonly string[];
  readonly matches: readonly Match[];
  readonly note: string;
}

/** A match in which points are counted. */
export interface PointsMatch extends Match {
  /** Mean points of the seats with the numbers, minus those of the other seats. */
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
  /**
   * In the order of time: a weight that is named several times has the number of the last entry.
   */
  readonly provenance: readonly WorthsProvenance[];
  readonly worths: W;
}
