import type { Cause, Sink } from '../events.ts';
import { cityFace, NONE, type State } from '../state.ts';
import { DIRECTIONS, LANDS } from '../vocabulary.ts';
import { emptyCity } from './meeples.ts';
import { ANIMAL, countBits, DEER, FISH, needBits, withLand } from './needs.ts';
import { xOf, yOf } from './place.ts';

const SEA: number = LANDS.indexOf('sea');

/**
 * The needs that the tiles around one tile meet, see `needs.ts`. A city covers its tile; animals do
 * not, so a tile can offer both its land and animals.
 */
export function offeredAround(s: State, tile: number): number {
  let bits = 0;
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    const next = s.link(tile, direction);
    if (next === NONE) continue;
    if (s.animals(next) > 0) bits |= animalsOn(s, next);
    if (s.cityOn(next) === NONE) bits = withLand(bits, s.land(next));
  }
  return bits;
}

/** The needs that animals on a tile meet: tokens show fish on sea, deer elsewhere. */
export function animalsOn(s: State, tile: number): number {
  return s.land(tile) === SEA ? ANIMAL | FISH : ANIMAL | DEER;
}

/** The number of needs of a city that are met on a tile. */
export function metOn(s: State, city: number, tile: number): number {
  return countBits(s.table.needs[city] & offeredAround(s, tile));
}

/**
 * Which of the printed needs of a city on the map are met, in the order of the card; if a land is
 * printed several times, the first ones. Only for showing.
 */
export function metNeeds(s: State, city: number): readonly boolean[] {
  const { cityCards, extraCity } = s.table.edition;
  const { needs } = cityCards[city] ?? extraCity;
  const offered = offeredAround(s, s.cityAt(city));
  return needs.map((_, index) => {
    const before = needBits(needs.slice(0, index));
    const upTo = needBits(needs.slice(0, index + 1));
    return ((upTo ^ before) & offered) !== 0;
  });
}

/** Removes a city card from its tile and discards it; the land of the tile is visible again. */
export function removeCity(s: State, city: number, cause: Cause, sink: Sink): void {
  const tile = s.cityAt(city);
  emptyCity(s, city, cause, sink);
  s.setCityAt(city, NONE);
  s.setCityOn(tile, NONE);
  s.setMet(city, 0);
  s.discard(cityFace(city));
  const place = s.place(tile);
  const id = s.table.cityIds[city];
  sink?.push({ type: 'destroyed', city: id, x: xOf(place), y: yOf(place), cause });
}
