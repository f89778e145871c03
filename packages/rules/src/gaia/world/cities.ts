import type { Cause, Sink } from '../events.ts';
import { cityFace, NONE, type State } from '../state.ts';
import { DIRECTIONS, LANDS } from '../vocabulary.ts';
import { emptyCity } from './meeples.ts';
import { ANIMAL, countBits, DEER, FISH, needBits, withLand } from './needs.ts';
import { xOf, yOf } from './place.ts';

const SEA: number = LANDS.indexOf('sea');

/**
 * What the tiles around one offer, see `needs.ts`. A city covers its tile; animals do not, so a tile can
 * give its land and animals.
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

/** How many needs of a city are met on a tile. */
export function metOn(s: State, city: number, tile: number): number {
  return countBits(s.table.needs[city] & offeredAround(s, tile));
}

/**
 * Which of the printed needs of a city are met where it stands, in the order of the card; of a land asked
 * for several times the first ones. For looking only. The city stands.
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

/** Takes a city card from its tile, whose land is visible again, into the discards. */
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
