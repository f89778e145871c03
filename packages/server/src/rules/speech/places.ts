import type { Language } from '@pangaea/words';

/** Names of river hexes on maps. */
const RIVER_HEX = /^r(\d+)$/;
const RIVER = {
  en: (number: string) => `river ${number}`,
  ja: (number: string) => `河川${number}`,
};

/** A thing, followed by its kind or effect. */
export const NAMED: Readonly<Record<Language, (name: string, does: string) => string>> = {
  en: (name, does) => `${name} (${does})`,
  ja: (name, does) => `${name}（${does}）`,
};

/** The arguments of a move, with river hexes named as on the page. */
export function withPlaces<T>(language: Language, named: Readonly<Record<string, T>>) {
  const told = ([key, value]: readonly [string, T]) => {
    const river = typeof value === 'string' ? RIVER_HEX.exec(value) : null;
    return [key, river === null ? value : RIVER[language](river[1])] as const;
  };
  return Object.fromEntries(Object.entries(named).map(told));
}
