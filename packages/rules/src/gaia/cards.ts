import { numbersOf } from '../kernel/index.ts';
import { BASES, DECKS, LANDS, POWERS } from './vocabulary.ts';

/**
 * Cards by their face: a number for each thing that can be printed on a card. Cards with the same
 * face are equal. Nature cards come first, then animal cards, power cards, and one face per city.
 */
export const FACE = {
  nature: 0,
  animals: LANDS.length,
  power: LANDS.length + BASES.length,
  city: LANDS.length + BASES.length + POWERS.length,
} as const;

/** The most cities that an edition can have, the extra one included. */
export const MAX_CITIES = 20;
export const FACES: number = FACE.city + MAX_CITIES;

/** `UNKNOWN + deck` is a card of that deck of which a viewer sees only the back. */
export const UNKNOWN = 64;

export const DECK = numbersOf(DECKS);

export const POWER = numbersOf(POWERS);

/** The back of a card, as an index into `DECKS`; also of an unknown card. */
export function backOf(face: number): number {
  if (face >= UNKNOWN) return face - UNKNOWN;
  if (face < FACE.animals) return DECK.nature;
  return face >= FACE.power && face < FACE.city ? DECK.power : DECK.life;
}

export function isKnown(face: number): boolean {
  return face < UNKNOWN;
}

/** Names of all faces as commands write them, in their order. */
export function cardNames(cityIds: readonly string[]): readonly string[] {
  return [
    ...LANDS.map((land) => `nature-${land}`),
    ...BASES.map((base) => `animals-${base}`),
    ...POWERS,
    ...cityIds,
  ];
}
