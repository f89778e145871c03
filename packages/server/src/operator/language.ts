/** The languages of answers to the operator. */
export const LANGUAGES = ['en', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A value in each language. */
export type Both<T> = Readonly<Record<Language, T>>;

/** The language that was asked for, else that of the terminal. */
export function languageOf(
  asked: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): Language {
  const known = LANGUAGES.find((each) => each === asked);
  if (known !== undefined) return known;
  const local = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return local.startsWith('ja') ? 'ja' : 'en';
}
