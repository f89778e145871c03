/** The question to a bot. It holds only what the seat of the bot may see. */
export interface BotQuestion {
  readonly ask: number;
  readonly game: string;
  readonly level: string;
  readonly seat: number;
  /** The view of the seat, as JSON text of the game. */
  readonly position: string;
  /** The text of the edition file that the view names, where it does not ship with the game. */
  readonly editionFile?: string;
  /** The bot's only source of chance. */
  readonly seed: string;
  readonly budgetMs: number;
  /**
   * The least time until the answer, in milliseconds. It is set where a quick answer would tell
   * others that there was nothing to decide.
   */
  readonly leastMs: number;
}

export interface BotAnswer {
  readonly ask: number;
  /** The moves in order; nothing when the bot does not know the game or the position. */
  readonly commands?: readonly string[];
}
