/** The question to a bot. It contains only facts that the bot's seat may see. */
export interface BotQuestion {
  readonly ask: number;
  readonly game: string;
  readonly level: string;
  readonly seat: number;
  /** The view of the seat, as JSON text of the game. */
  readonly position: string;
  /** The text of the edition file that the view names, if the edition is not a built-in one. */
  readonly editionFile?: string;
  /** The bot's only source of randomness. */
  readonly seed: string;
  readonly budgetMs: number;
  /**
   * The least time until the answer, in milliseconds. It is set if a quick answer would show others
   * that there was nothing to decide.
   */
  readonly leastMs: number;
}

export interface BotAnswer {
  readonly ask: number;
  /** The moves in order; undefined if the bot does not know the game or the position. */
  readonly commands?: readonly string[];
}
