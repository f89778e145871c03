import type { Language } from '../../messages/index.ts';

/** A text in every language. Stressed words are between `**`. */
export type Told = Readonly<Record<Language, string>>;

/** One move of the learner. */
export interface Deed {
  /** The beginning of its command; the first legal move with this beginning is shown. */
  readonly command: string;
  /** The sentence that asks for it; if left out, that of the step. */
  readonly now?: Told;
  /**
   * The things on the page that lead to it, the best first (`learn/places.ts`). A button that
   * drafts it is found automatically.
   */
  readonly at?: readonly string[];
}

/** One thing that is explained, and done before the next one. */
export interface LessonStep {
  readonly id: string;
  /**
   * Moves that are played when the step begins, each with its seat: `1 place E9`. The end of a turn
   * is left out.
   */
  readonly before?: readonly string[];
  readonly title: Told;
  readonly text: Told;
  /** The sentence that asks for it. */
  readonly now?: Told;
  /** The requested moves, in their order; if empty, the step is only read. */
  readonly deeds: readonly Deed[];
  /** Beginnings of commands that are also allowed, and optional. */
  readonly may?: readonly string[];
  /**
   * The things that the text mentions. A ring marks them while no move is requested, and the page
   * scrolls to them when the step begins.
   */
  readonly lit?: readonly string[];
  /** The answer to a legal move that was not requested, by the beginning of its command. */
  readonly answers?: readonly (readonly [command: string, why: Told])[];
}

/** A guided first game: a position, explanations and tasks, against prepared moves. */
export interface Lesson {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** The seat of the learner. */
  readonly seat: number;
  readonly players: number;
  readonly steps: readonly LessonStep[];
}
