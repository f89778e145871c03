import type { CityCard, Edition } from '@pangaea/rules/gaia';

/** The printed card of a city, by its number. */
export function printedCard({ cityCards, extraCity }: Edition, city: number): CityCard {
  return cityCards[city] ?? extraCity;
}
