import type { AnyGame } from '@pangaea/rules/kernel';
import type { Bot, Level } from './bot.ts';

/** A bot of a game of unknown type, for code that serves all of them. */
// biome-ignore lint/suspicious/noExplicitAny: a registry of games holds types that never meet.
export type AnyBot = Bot<any>;

/** A game that bots play, for whoever seats them: its rules, and its players. */
export interface PlayedGame {
  readonly game: AnyGame;
  /**
   * The same rules with the edition of a file besides those that ship with the game; the bots play its
   * positions too.
   * @param file JSON as it was read.
   * @returns nothing when the file has a fault.
   */
  withEdition(file: unknown): AnyGame | undefined;
  /** A new player of the level. One player serves any number of tables, one move after the other. */
  bot(level: Level): AnyBot;
}
