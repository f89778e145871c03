import type { AnyRuleBook } from '@pangaea/rules/kernel';
import type { Analyst } from './analysis.ts';
import type { Bot, Level, LevelPositions, SearchingLevel } from './bot.ts';
import type { Promises } from './calibration.ts';

/** A bot of a game of unknown type, for code that serves all games. */
// biome-ignore lint/suspicious/noExplicitAny: a registry of games holds types that never meet.
export type AnyBot = Bot<any>;

/** An analyst of a game of unknown type. */
// biome-ignore lint/suspicious/noExplicitAny: a registry of games holds types that never meet.
export type AnyAnalyst = Analyst<any>;

/** The predictions of a game of unknown type. */
// biome-ignore lint/suspicious/noExplicitAny: a registry of games holds types that never meet.
export type AnyPromises = Promises<any>;

/** A game with its bots, for programs that let bots play. */
export interface PlayedGame {
  /** Bots play the positions of every edition. */
  readonly book: AnyRuleBook;
  /** The number of positions that its bots evaluate if there is no clock. */
  readonly positions: LevelPositions;
  /**
   * A new player of the level. One player may play at any number of tables, one move after the
   * other. The net of a level is loaded when the level is asked for.
   */
  bot(level: Level): Promise<AnyBot>;

  /**
   * A new analyst for a level that searches; like a player, it may work for any number of tables.
   */
  analyst(level: SearchingLevel): Promise<AnyAnalyst>;
  /**
   * Predictions by round and their results, for calibrated chances (`outlookOf`). Missing if
   * nothing was calibrated.
   */
  promises?(): Promise<AnyPromises>;
}
