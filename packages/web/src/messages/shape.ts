import type { en } from './en.ts';
import type { siteEn } from './site-en.ts';

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
