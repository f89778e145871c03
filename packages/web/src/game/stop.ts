/** A moment at which the chart of a game can be read. */
export interface Stop {
  /** Below the chart; empty for none. */
  readonly mark: string;
  readonly name: string;
  /** By seat. */
  readonly values: readonly number[];
  /** The moment of the game right after. */
  readonly moment: number;
}

/** Something remarkable about a game. */
export interface Fact {
  readonly seat: number;
  readonly text: string;
  /** The moment at which it can be seen. */
  readonly moment?: number | undefined;
}
