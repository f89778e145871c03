import type { Seat } from '../../kernel/index.ts';
import { cityCard, faceOn, feeds, isAnimal, needsTile } from '../check/needs.ts';
import { type Cell, lookUp, tilesBeside } from '../check/places.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import { NONE, type State } from '../state.ts';
import { xOf, yOf } from './place.ts';

/** Rules, "Hunting and feeding". */
export function checkFeed(
  state: State,
  seat: Seat,
  city: number,
  cell: Cell,
  reason: Reason | undefined,
): number {
  const id = state.table.cityIds[city];
  const isHungry = ((state.hungry() >> city) & 1) === 1;
  if (!isHungry || state.cityAt(city) === NONE || state.meeples(city, seat) === 0) {
    return refuse('city-not-hungry', { city: id }, reason);
  }
  const tile = needsTile(state, cell, reason);
  if (tile !== LEGAL) return tile;
  const found = lookUp(state, cell) ?? 0;
  const at = state.place(state.cityAt(city));
  if (!tilesBeside(state, { x: xOf(at), y: yOf(at) }).includes(found)) {
    return refuse('tile-not-beside-city', { ...cell, city: id }, reason);
  }
  const face = faceOn(state, found);
  const eats = cityCard(state, city).needs.some((need) => isAnimal(need) && feeds(face, need));
  if (state.animals(found) > 0 && eats) return LEGAL;
  return refuse('nothing-to-eat', { ...cell, city: id }, reason);
}

/** Ruling G3. */
export function checkSpare(state: State, reason: Reason | undefined): number {
  if (state.table.options.rulings.feeding === 'optional') return LEGAL;
  return refuse('feeding-compulsory', {}, reason);
}
