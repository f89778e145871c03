import type { Language } from '../../messages/index.ts';
import { TERRA_MESSAGES } from '../messages/index.ts';

/** Names of river hexes on maps. */
const RIVER_HEX = /^r(\d+)$/;

/**
 * The name of a hex on the page: land by row and number, river only by its number, as on its label.
 */
export function placeName(language: Language, name: string): string {
  const river = RIVER_HEX.exec(name);
  return river === null ? name : TERRA_MESSAGES[language].river(river[1]);
}

/** The label of a hex on the map: a river hex has only its number. */
export function placeLabel(name: string): string {
  return RIVER_HEX.exec(name)?.[1] ?? name;
}

/** Facts of a move, an event or a refusal, with the names of hexes as the page writes them. */
export function withPlaces<F extends object>(language: Language, facts: F): F {
  const told = (value: unknown): unknown => {
    if (typeof value === 'string') return placeName(language, value);
    return Array.isArray(value) ? value.map(told) : value;
  };
  return Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, told(value)])) as F;
}
