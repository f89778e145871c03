import type { Language, SiteMessages, TableMessages } from './index.ts';

/** All loaders of texts, also those of parts that are opened later. */
const LOADERS: Loader<unknown>[] = [];

/** Texts of a table, in a language; loaded on demand. */
export const loadMessages = fetchedOnce<TableMessages>({
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
});

/** Further texts, for tables of a server and outside of tables; loaded on demand. */
export const loadSite = fetchedOnce<SiteMessages>({
  en: async () => (await import('./site-en.ts')).siteEn,
  ja: async () => (await import('./site-ja.ts')).siteJa,
});

/** Loads in another language everything that was loaded in the present one. */
export async function loadMessagesAlike(language: Language): Promise<void> {
  await Promise.all(
    [loadMessages, ...LOADERS.filter((load) => load.isAsked())].map((load) => load(language)),
  );
}

interface Loader<T> {
  (language: Language): Promise<T>;
  /** Whether texts in any language were loaded. */
  isAsked(): boolean;
}

/** Makes a loader of words, which loads them when they are first needed, once for each language. */
export function fetchedOnce<T>(fetched: Readonly<Record<Language, () => Promise<T>>>): Loader<T> {
  const loaded = new Map<Language, Promise<T>>();
  const load = (language: Language) => {
    const known = loaded.get(language);
    if (known !== undefined) return known;
    const messages = fetched[language]().catch((error: unknown) => {
      // The next call tries again: the network may be back.
      loaded.delete(language);
      throw error;
    });
    loaded.set(language, messages);
    return messages;
  };
  const loader = Object.assign(load, { isAsked: () => loaded.size > 0 });
  LOADERS.push(loader);
  return loader;
}
