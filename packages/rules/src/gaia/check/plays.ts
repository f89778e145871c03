import type { Seat } from '../../kernel/index.ts';
import { FACE } from '../cards.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { BASES } from '../vocabulary.ts';
import {
  cityCard,
  countMet,
  needsEmptyTile,
  needsInHand,
  needsLand,
  needsPile,
  needsTile,
} from './needs.ts';
import { type Cell, landName, lookUp, tilesBeside } from './places.ts';

/** Two of the four needs must be met to build. Rules, "Playing a life card: cities". */
const ENOUGH_NEEDS = 2;

/** Edge to edge with the world; the first tile of the game begins it. Rules, "Playing a nature card". */
export function checkNature(
  state: State,
  seat: Seat,
  land: number,
  cell: Cell,
  reason: Reason | undefined,
): number {
  const card =
    needsInHand(state, seat, FACE.nature + land, reason) || needsPile(state, land, reason);
  if (card !== LEGAL) return card;
  if (state.tiles() === 0) {
    const isOrigin = cell.x === 0 && cell.y === 0;
    return isOrigin ? LEGAL : refuse('not-the-origin', { ...cell }, reason);
  }
  const taken = lookUp(state, cell);
  if (taken !== undefined) {
    return refuse('cell-taken', { ...cell, land: landName(state, taken) }, reason);
  }
  if (tilesBeside(state, cell).length > 0) return LEGAL;
  return refuse('cell-not-adjacent', { ...cell }, reason);
}

/** Rules, "Playing a life card: animals". */
export function checkAnimals(
  state: State,
  seat: Seat,
  base: number,
  cell: Cell,
  reason: Reason | undefined,
): number {
  const card = needsInHand(state, seat, FACE.animals + base, reason);
  if (card !== LEGAL) return card;
  const needed = state.table.edition.herd;
  const tokens = state.tokens();
  if (tokens < needed) return refuse('too-few-tokens', { tokens, needed }, reason);
  return (
    needsTile(state, cell, reason) ||
    needsEmptyTile(state, cell, reason) ||
    needsLand(state, cell, BASES[base], reason)
  );
}

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
