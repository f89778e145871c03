import type { AnyRuleBook } from '@pangaea/rules/kernel';
import type { Analyst } from './analysis.ts';
import type { Bot, Level, LevelPositions, SearchingLevel } from './bot.ts';

/** A bot of a game of unknown type, for code that serves all of them. */
// biome-ignore lint/suspicious/noExplicitAny: a registry of games holds types that never meet.
export type AnyBot = Bot<any>;

/** The same for those who say what moves are worth. */
// biome-ignore lint/suspicious/noExplicitAny: a registry of games holds types that never meet.
export type AnyAnalyst = Analyst<any>;

/** A game that bots play, for programs that seat them: its rules, and its players. */
export interface PlayedGame {
  /** Bots play the positions of every edition. */
  readonly book: AnyRuleBook;
  /** Positions that its bots look at where there is no clock. */
  readonly positions: LevelPositions;
  /**
   * A new player of the level. One player serves any number of tables, one move after the other. The net of a level is
   * loaded when the level is asked for.
   */
  bot(level: Level): Promise<AnyBot>;

  /** Somebody who says what moves are worth to a level that searches; it serves any number of tables, like a player. */
  analyst(level: SearchingLevel): Promise<AnyAnalyst>;
}
