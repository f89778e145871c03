import type { ComponentType } from 'preact/compat';
import type { Language } from '../../messages/index.ts';

/** A text in both languages; words between pairs of stars are stressed. */
export type Told = Readonly<Record<Language, string>>;

/**
 * A picture of a subject.
 * @typeParam F its contents, as data of the game
 */
export interface Figure<F = unknown> {
  readonly shows: F;
  readonly title: Told;
  /** A sum or a remark below the title. */
  readonly sum?: Told;
  /**
   * `no`: the picture shows something that the rules forbid; `yes`: beside such a picture,
   * something that they allow.
   */
  readonly tone?: 'no' | 'yes';
  /** Whether it needs the whole width. */
  readonly isWide?: boolean;
  /**
   * Whether half a telephone is too narrow for it: there the pictures of its subject are below each
   * other.
   */
  readonly isBroad?: boolean;
}

/** One page of the illustrated rules. */
export interface Subject<Id extends string = string, F = unknown> {
  readonly id: Id;
  readonly title: Told;
  /** The rule in a sentence or two. */
  readonly lead: Told;
  readonly figures: readonly Figure<F>[];
  readonly points: readonly Told[];
  /** Beside the rule: gains, and numbers to look up. */
  readonly beside?: readonly {
    readonly title: Told;
    readonly figure?: F;
    readonly points: readonly Told[];
  }[];
  /** Further words with which the search finds it. */
  readonly found?: Told;
}

/** A frequent question, with its answer and the words for its source in one language. */
export interface Asked {
  readonly id: string;
  readonly subject: string;
  readonly question: string;
  readonly answer: string;
  readonly source: string;
}

/** A frequent question in both languages. */
export interface AskedTold<Id extends string = string> {
  readonly id: string;
  readonly subject: Id;
  readonly question: Told;
  readonly answer: Told;
  readonly source: Told;
}

export const RULEBOOK: Told = { en: 'rulebook', ja: 'ルールブック' };

/** @param number in `docs/rulings.md`; left out for a reading without a number */
export function ruling(number = ''): Told {
  return { en: `ruling ${number}`.trimEnd(), ja: `裁定${number}` };
}

export function askedIn(language: Language, all: readonly AskedTold[]): readonly Asked[] {
  return all.map(({ id, subject, question, answer, source }) => ({
    id,
    subject,
    question: question[language],
    answer: answer[language],
    source: source[language],
  }));
}

/** The illustrated rules of a game. */
export interface Book {
  readonly subjects: readonly Subject[];
  readonly asked: readonly Asked[];
  // biome-ignore lint/suspicious/noExplicitAny: each game has its own figures.
  readonly Figure: ComponentType<{ readonly shows: any; readonly name: string }>;
}

/** Gives each subject of a game its id, and checks that there is a subject for every id. */
export function subjectsOf<Id extends string, F>(
  ids: readonly Id[],
  all: { readonly [I in Id]: Omit<Subject<I, F>, 'id'> },
): readonly Subject<Id, F>[] {
  return ids.map((id) => ({ id, ...all[id] }));
}

/**
 * A subject that the search also finds by further words in one language, such as those of a list in
 * it.
 */
export function withWords(
  subject: Subject,
  words: string | undefined,
  language: Language,
): Subject {
  if (words === undefined) return subject;
  const { found = { en: '', ja: '' } } = subject;
  return { ...subject, found: { ...found, [language]: `${found[language]} ${words}` } };
}
