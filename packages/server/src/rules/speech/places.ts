import type { Language } from '@pangaea/words';

/** How maps name their river hexes. */
const RIVER_HEX = /^r(\d+)$/;
const RIVER = {
  en: (number: string) => `river ${number}`,
  ja: (number: string) => `河川${number}`,
};

/** A thing with what it is or does behind it. */
export const NAMED: Readonly<Record<Language, (name: string, does: string) => string>> = {
  en: (name, does) => `${name} (${does})`,
  ja: (name, does) => `${name}（${does}）`,
};

/** The same names with hexes of rivers as the page calls them. */
export function withPlaces<T>(language: Language, named: Readonly<Record<string, T>>) {
  const told = ([key, value]: readonly [string, T]) => {
    const river = typeof value === 'string' ? RIVER_HEX.exec(value) : null;
    return [key, river === null ? value : RIVER[language](river[1])] as const;
  };
  return Object.fromEntries(Object.entries(named).map(told));
}
