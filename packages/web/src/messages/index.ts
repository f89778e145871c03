import { LANGUAGES, type Language } from '@pangaea/words';
import { en } from './en.ts';
import { ja } from './ja.ts';

/** The same shape in every language: a sentence, or what makes one out of facts. */
export type Shape<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...facts: infer F) => string
      ? (...facts: F) => string
      : Shape<T[K]>;
};

export type Messages = Shape<typeof en>;

export { LANGUAGES, type Language };
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { ja: '日本語', en: 'English' };
export const MESSAGES: Readonly<Record<Language, Messages>> = { ja, en };
