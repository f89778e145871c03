import type { Seat } from '../../kernel/index.ts';
import type { CityCard } from '../editions/edition.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { type Base, LANDS, type Need } from '../vocabulary.ts';
import { type Cell, cityStandingOn, landName, lookUp, tilesBeside } from './places.ts';

/** Conditions that several kinds of moves share. */

export function needsInHand(
  state: State,
  seat: Seat,
  face: number,
  reason: Reason | undefined,
): number {
  for (let index = 0; index < state.handSize(seat); index++) {
    if (state.hand(seat, index) === face) return LEGAL;
  }
  return refuse('card-not-in-hand', { card: state.table.cardNames[face] }, reason);
}

export function needsTile(state: State, cell: Cell, reason: Reason | undefined): number {
  if (lookUp(state, cell) !== undefined) return LEGAL;
  return refuse('no-tile', { x: cell.x, y: cell.y }, reason);
}

/** Requires that neither a city nor animals are on an existing tile. */
export function needsEmptyTile(state: State, cell: Cell, reason: Reason | undefined): number {
  const tile = lookUp(state, cell) ?? 0;
  const animals = state.animals(tile);
  if (animals > 0) return refuse('tile-has-animals', { ...cell, animals }, reason);
  return needsNoCity(state, cell, reason);
}

export function needsNoCity(state: State, cell: Cell, reason: Reason | undefined): number {
  const city = cityStandingOn(state, lookUp(state, cell) ?? 0);
  if (city === undefined) return LEGAL;
  return refuse('tile-has-city', { ...cell, city: state.table.cityIds[city] }, reason);
}

/** Requires a land. A star means any land; with one ruling any except the sea. */
export function needsLand(
  state: State,
  cell: Cell,
  wanted: Base,
  reason: Reason | undefined,
): number {
  const land = landName(state, lookUp(state, cell) ?? 0);
  const noSea = state.table.options.rulings.star === 'not-sea';
  const fits = wanted === 'star' ? !(noSea && land === 'sea') : land === wanted;
  return fits ? LEGAL : refuse('wrong-land', { ...cell, land, wanted }, reason);
}

export function needsPile(state: State, land: number, reason: Reason | undefined): number {
  if (state.pile(land) > 0) return LEGAL;
  return refuse('pile-empty', { land: LANDS[land] }, reason);
}

/** The printed card of a city. */
export function cityCard(state: State, city: number): CityCard {
  const { edition } = state.table;
  return edition.cityCards[city] ?? edition.extraCity;
}

/**
 * Needs of a city that are met in a cell. Each printed land needs a different neighbouring tile of
 * that land; animals are met by any tile with the right animals.
 */
export function countMet(state: State, city: number, cell: Cell): number {
  const around = tilesBeside(state, cell);
  const open = around
    .filter((tile) => cityStandingOn(state, tile) === undefined)
    .map((tile) => landName(state, tile));
  const faces = around.filter((tile) => state.animals(tile) > 0).map((tile) => faceOn(state, tile));
  let met = 0;
  for (const need of cityCard(state, city).needs) {
    if (isAnimal(need)) {
      if (faces.some((face) => feeds(face, need))) met++;
      continue;
    }
    const place = open.indexOf(need);
    if (place < 0) continue;
    open.splice(place, 1);
    met++;
  }
  return met;
}

/** The animals that the tokens on a tile show. */
export function faceOn(state: State, tile: number): 'deer' | 'fish' {
  return landName(state, tile) === 'sea' ? 'fish' : 'deer';
}

export function isAnimal(need: Need): need is 'animal' | 'deer' | 'fish' {
  return need === 'animal' || need === 'deer' || need === 'fish';
}

export function feeds(face: 'deer' | 'fish', need: Need): boolean {
  return need === 'animal' || need === face;
}
