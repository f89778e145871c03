import type { Language, Messages } from './index.ts';

const LOADERS: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
};

const loaded = new Map<Language, Promise<Messages>>();

/** What the page says in a language; fetched when it is first asked for. */
export function loadMessages(language: Language): Promise<Messages> {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const messages = LOADERS[language]().catch((error: unknown) => {
    // The next look tries again: the network may be back.
    loaded.delete(language);
    throw error;
  });
  loaded.set(language, messages);
  return messages;
}
