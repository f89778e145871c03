import { LANGUAGES, type Language } from '@pangaea/words';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { Messages, SiteMessages, TableMessages } from './shape.ts';
import { siteEn } from './site-en.ts';
import { siteJa } from './site-ja.ts';

export type { Messages, Shape, SiteMessages, TableMessages } from './shape.ts';

/** All texts of a language: those of a table and the further ones of the site. */
export const whole = (table: TableMessages, site: SiteMessages): Messages => ({
  ...table,
  ...site,
  start: { ...table.start, ...site.start },
  agree: { ...table.agree, ...site.agree },
  refusals: { ...table.refusals, ...site.refusals },
});

export { LANGUAGES, type Language };
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { ja: '日本語', en: 'English' };
export const MESSAGES: Readonly<Record<Language, Messages>> = {
  ja: /* @__PURE__ */ whole(ja, siteJa),
  en: /* @__PURE__ */ whole(en, siteEn),
};
