import type { ComponentType } from 'preact/compat';
import type { Language } from '../../messages/index.ts';
import type { GameFace } from './game-face.ts';
import type { Lesson } from './lesson.ts';
import type { Reader } from './recorded.ts';

/** A game in the list of the page: all facts that are known before the game is loaded. */
export interface GameEntry {
  readonly title: Readonly<Record<Language, string>>;
  /** The game in a sentence or two. */
  readonly lead: Readonly<Record<Language, string>>;
  readonly players: readonly [least: number, most: number];
  /** The number of bots in "play now". */
  readonly bots: number;
  /**
   * Minutes that a game takes people who know the rules: one number for "play now", and, for a game
   * with people, the minutes for each player.
   */
  readonly minutes: { readonly alone: number; readonly each: number };
  /** The difficulty, from 1 (for children) to 5. */
  readonly weight: number;
  /** A picture of the game, twice as wide as high; loaded when it is shown. */
  readonly Cover: ComponentType;
  /**
   * Whether a table with these options needs more of the game than most tables; left out if none
   * does.
   */
  needsMore?(options: unknown): boolean;
  /**
   * Loads everything that the page needs for it in a language.
   * @param more whether to load also the parts that only some tables need
   */
  load(language: Language, more: boolean): Promise<GameFace>;
  /** Loads the guided first game. */
  loadLesson(): Promise<Lesson>;
  /** Loads the reader of games that were played on another site. */
  loadReader?(): Promise<Reader>;
}
