import type { ComponentType } from 'preact/compat';
import type { Language } from '../../messages/index.ts';
import type { GameFace } from './game-face.ts';
import type { Lesson } from './lesson.ts';
import type { Reader } from './recorded.ts';

/** A game in the list of the page: what is known of it before anything of it is loaded. */
export interface GameEntry {
  readonly title: Readonly<Record<Language, string>>;
  /** The game in a sentence or two. */
  readonly lead: Readonly<Record<Language, string>>;
  readonly players: readonly [least: number, most: number];
  /** Seats of bots in "play now". */
  readonly bots: number;
  /**
   * Minutes, as they were reckoned for people who know the rules: of "play now" from its number of decisions, with
   * people for each player.
   */
  readonly minutes: { readonly alone: number; readonly each: number };
  /** From 1, for children, to 5. */
  readonly weight: number;
  /** A picture of the game, twice as wide as high; fetched when it is shown. */
  readonly Cover: ComponentType;
  /** Whether a table of these options needs more of the game than most tables do; left out where none does. */
  needsMore?(options: unknown): boolean;
  /**
   * Everything that the page needs for it in a language; fetched when the game is first asked for.
   * @param more with what only some tables need
   */
  load(language: Language, more: boolean): Promise<GameFace>;
  /** A guided first game; fetched when somebody begins it. */
  loadLesson(): Promise<Lesson>;
  /** Reads games that were played at another site; fetched when somebody brings one. */
  loadReader?(): Promise<Reader>;
}
