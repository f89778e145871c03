/** A match of bots with fitted numbers against bots with others, of the same level. `null` where it was not kept. */
export interface Match {
  readonly level: string;
  readonly players: number;
  /** Positions that each may look at before a move. */
  readonly positions: number | null;
  /** The commit that has the others. */
  readonly over: string;
  readonly games: number;
  /**
   * Games that the bots with the numbers won: two players in mirrored pairs, or one seat among several. A tie of two
   * counts half.
   */
  readonly won: number;
}

/** Where fitted numbers come from. `null` where it was not kept. */
export interface Provenance {
  readonly games: number | null;
  readonly seed: number | null;
  /** Commits whose bots played the games, with a plus where files were changed; none where it was not kept. */
  readonly playedBy: readonly string[];
  readonly matches: readonly Match[];
  readonly note: string;
}

/** A match in which points are counted. */
export interface PointsMatch extends Match {
  /** Mean points of the seats with the numbers above those of the other seats. */
  readonly ahead: number | null;
}

/** Where some worths of a judge come from. */
export interface WorthsProvenance extends Provenance {
  /** Names of the worths that were found together. */
  readonly worths: readonly string[];
  readonly matches: readonly PointsMatch[];
}

/** The worths by which the judge of a hex game guesses. */
export interface WorthsModel<W> {
  /** In the order of time: of several that name a worth the last one gave it its number. */
  readonly provenance: readonly WorthsProvenance[];
  readonly worths: W;
}
