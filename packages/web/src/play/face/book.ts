import type { ComponentType } from 'preact/compat';
import type { Language } from '../../messages/index.ts';

/** A text in both languages; what stands between two pairs of stars is stressed. */
export type Told = Readonly<Record<Language, string>>;

/**
 * A picture of a subject.
 * @typeParam F what it shows, as data of the game
 */
export interface Figure<F = unknown> {
  readonly shows: F;
  readonly title: Told;
  /** A sum or a remark below the title. */
  readonly sum?: Told;
  /** Whether it shows what is not possible, beside one that is. */
  readonly tone?: 'no' | 'yes';
  /** Whether it takes the whole width. */
  readonly isWide?: boolean;
  /** Whether half a telephone is too narrow for it: there the pictures of its subject stand one below the other. */
  readonly isBroad?: boolean;
}

/** One page of the rules with pictures. */
export interface Subject<Id extends string = string, F = unknown> {
  readonly id: Id;
  readonly title: Told;
  /** The rule in a sentence or two. */
  readonly lead: Told;
  readonly figures: readonly Figure<F>[];
  readonly points: readonly Told[];
  /** Beside it: what one gets, numbers to look up. */
  readonly beside?: readonly {
    readonly title: Told;
    readonly figure?: F;
    readonly points: readonly Told[];
  }[];
  /** Further words by which it is found. */
  readonly found?: Told;
}

/** A question that is often asked, with its answer in one language. */
export interface Asked {
  readonly id: string;
  readonly subject: string;
  readonly question: string;
  readonly answer: string;
  readonly source: string;
}

/** The rules of a game with pictures. */
export interface Book {
  readonly subjects: readonly Subject[];
  readonly asked: readonly Asked[];
  // biome-ignore lint/suspicious/noExplicitAny: figures of games that never meet.
  readonly Figure: ComponentType<{ readonly shows: any; readonly name: string }>;
}

/** Marks the subjects of a game, so that each has its own name and figures. */
export function subjectsOf<Id extends string, F>(
  ids: readonly Id[],
  all: { readonly [I in Id]: Omit<Subject<I, F>, 'id'> },
): readonly Subject<Id, F>[] {
  return ids.map((id) => ({ id, ...all[id] }));
}

/** A subject that is also found by further words in one language, such as those of a list that it draws. */
export function withWords(
  subject: Subject,
  words: string | undefined,
  language: Language,
): Subject {
  if (words === undefined) return subject;
  const { found = { en: '', ja: '' } } = subject;
  return { ...subject, found: { ...found, [language]: `${found[language]} ${words}` } };
}
