/** A moment of the chart of a game. */
export interface Stop {
  /** Its label below the chart; empty for none. */
  readonly mark: string;
  readonly name: string;
  /** The compared numbers at this moment, by seat. */
  readonly values: readonly number[];
  /** The moment of the game right after this one of the chart. */
  readonly moment: number;
}

/** A remarkable fact about a game. */
export interface Fact {
  readonly seat: number;
  readonly text: string;
  /** The moment at which it happened. */
  readonly moment?: number | undefined;
}
