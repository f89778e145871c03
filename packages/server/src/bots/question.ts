/** The question to a bot, which sees only what its seat may see. */
export interface BotQuestion {
  readonly ask: number;
  readonly game: string;
  readonly level: string;
  readonly seat: number;
  /** The view, in the game's own JSON, as text. */
  readonly position: string;
  /** The text of the edition that it names, where that does not ship with the game. */
  readonly editionFile?: string;
  /** All the chance the bot uses. */
  readonly seed: string;
  readonly budgetMs: number;
  /**
   * It answers no sooner than after so many milliseconds, and keeps others waiting as long: when these
   * answer would tell whether there was something to think about.
   */
  readonly leastMs: number;
}

export interface BotAnswer {
  readonly ask: number;
  /** One after the other; nothing where it does not know the game or its position. */
  readonly commands?: readonly string[];
}
