import type { en } from './en.ts';
import type { siteEn } from './site-en.ts';

/** The same shape in every language: a sentence, or a function that makes one from facts. */
export type Shape<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...facts: infer F) => string
      ? (...facts: F) => string
      : Shape<T[K]>;
};

/** Texts of a table of this device. */
export type TableMessages = Shape<typeof en>;
/** Further texts, for tables of a server, the start page and the list of devices. */
export type SiteMessages = Shape<typeof siteEn>;
/** All texts of the page. */
export type Messages = TableMessages & SiteMessages;
