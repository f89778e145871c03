import type { Language } from '../../messages/index.ts';

/** A text in every language. `**` stands before and behind what is stressed. */
export type Told = Readonly<Record<Language, string>>;

/** One move of the learner. */
export interface Deed {
  /** The beginning of its command; the first legal move that begins so is the one that is shown. */
  readonly command: string;
  /** The sentence that asks for it; left out, that of the step. */
  readonly now?: Told;
  /**
   * The things of the page that lead to it, the best first (`learn/places.ts`). A button that drafts it is found without.
   */
  readonly at?: readonly string[];
}

/** One thing that is told, and done before the next one is told. */
export interface LessonStep {
  readonly id: string;
  /** Played when the step begins, each with its seat: `1 place E9`. The end of a turn is left out. */
  readonly before?: readonly string[];
  readonly title: Told;
  readonly text: Told;
  /** The sentence that asks for it. */
  readonly now?: Told;
  /** The moves that are asked for, in their order; none: the step is only read. */
  readonly deeds: readonly Deed[];
  /** Beginnings of commands that may be given besides, or left out. */
  readonly may?: readonly string[];
  /** The things that the text speaks of, while nothing is asked for. */
  readonly lit?: readonly string[];
  /** The answer to a move that is legal and not asked for, by the beginning of its command. */
  readonly answers?: readonly (readonly [command: string, why: Told])[];
}

/** A guided first game: a position, what is told and done from there, against moves that are written down. */
export interface Lesson {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** The seat of the learner. */
  readonly seat: number;
  readonly players: number;
  readonly steps: readonly LessonStep[];
}
