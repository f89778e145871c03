import { LANGUAGES, type Language } from '@pangaea/words';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { siteEn } from './site-en.ts';
import { siteJa } from './site-ja.ts';

/** The same shape in every language: a sentence, or what makes one out of facts. */
export type Shape<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...facts: infer F) => string
      ? (...facts: F) => string
      : Shape<T[K]>;
};

/** Texts of a table of this device. */
export type TableMessages = Shape<typeof en>;
/** Further texts at tables of a server, on the start page and of one's devices. */
export type SiteMessages = Shape<typeof siteEn>;
/** Everything that the page says. */
export type Messages = TableMessages & SiteMessages;

/** Both parts as one. */
export const whole = (table: TableMessages, site: SiteMessages): Messages => ({
  ...table,
  ...site,
  refusals: { ...table.refusals, ...site.refusals },
});

export { LANGUAGES, type Language };
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { ja: '日本語', en: 'English' };
export const MESSAGES: Readonly<Record<Language, Messages>> = {
  ja: /* @__PURE__ */ whole(ja, siteJa),
  en: /* @__PURE__ */ whole(en, siteEn),
};
