import {
  BASES,
  type Base,
  type CityCard,
  type Edition,
  LANDS,
  type Land,
  NEEDS,
  type Need,
  POWERS,
  type Power,
} from '@pangaea/rules/gaia';

/** A card by its name in commands. */
export type NamedCard =
  | { readonly kind: 'nature'; readonly land: Land }
  | { readonly kind: 'animals'; readonly base: Base }
  | { readonly kind: 'power'; readonly power: Power }
  | { readonly kind: 'city'; readonly id: string };

/** Finds a card by its name in commands; a name of no other form is a city. */
export function readCard(name: string): NamedCard {
  const land = LANDS.find((each) => name === `nature-${each}`);
  if (land !== undefined) return { kind: 'nature', land };
  const base = BASES.find((each) => name === `animals-${each}`);
  if (base !== undefined) return { kind: 'animals', base };
  const power = POWERS.find((each) => name === each);
  return power === undefined ? { kind: 'city', id: name } : { kind: 'power', power };
}

/**
 * The part of a city's id that distinguishes it: the id without the word that all of them begin
 * with.
 */
export function cityNumber(id: string): string {
  return id.replace(/^city-/, '');
}

/** The card of a city, also of the one that an option adds. */
export function printedCity(edition: Edition, id: string): CityCard | undefined {
  return [...edition.cityCards, edition.extraCity].find((card) => card.id === id);
}

/** The needs of a city, each with its number. */
export function needsOf({ needs }: CityCard): Readonly<Partial<Record<Need, number>>> {
  const times = NEEDS.map((need) => [need, needs.filter((each) => each === need).length] as const);
  return Object.fromEntries(times.filter(([, amount]) => amount > 0));
}

/**
 * The needs of an objective: cards of lands, or a number of power cards; undefined if there is no
 * objective with that id.
 */
export function printedObjective(
  edition: Edition,
  id: string,
): Readonly<Partial<Record<Land, number>>> | number | undefined {
  const objective = edition.objectives.find((each) => each.id === id);
  return objective?.cards ?? edition.powerObjectives.find((each) => each.id === id)?.powerCards;
}

/** Directions as commands write them: `none`, or names joined by a plus. */
export function readDirections(text: string): readonly string[] {
  return text === 'none' ? [] : text.split(/[+ ]/).filter(Boolean);
}

/** The cell east or south of another one, if the texts are numbers. */
export function cellBeside(x: string, y: string, direction: string): readonly [number, number] {
  return direction === 'east' ? [Number(x) + 1, Number(y)] : [Number(x), Number(y) + 1];
}
