import type { Seat } from '../../kernel/index.ts';
import { FACE } from '../cards.ts';
import {
  cityCard,
  countMet,
  needsEmptyTile,
  needsInHand,
  needsLand,
  needsTile,
} from '../check/needs.ts';
import type { Cell } from '../check/places.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import type { State } from '../state.ts';

/** The number of the four needs that must be met to build. Rules, "Playing a life card: cities". */
const ENOUGH_NEEDS = 2;

/** Rules, "Playing a life card: cities". */
export function checkCity(
  state: State,
  seat: Seat,
  city: number,
  cell: Cell,
  reason: Reason | undefined,
): number {
  const place =
    needsInHand(state, seat, FACE.city + city, reason) ||
    needsTile(state, cell, reason) ||
    needsEmptyTile(state, cell, reason) ||
    needsLand(state, cell, cityCard(state, city).base, reason);
  if (place !== LEGAL) return place;
  const met = countMet(state, city, cell);
  if (met >= ENOUGH_NEEDS) return LEGAL;
  const params = { city: state.table.cityIds[city], met, needed: ENOUGH_NEEDS };
  return refuse('too-few-needs', params, reason);
}
