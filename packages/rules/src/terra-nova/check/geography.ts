import type { Seat } from '../../kernel/index.ts';
import {
  acrossBridges,
  connectedWith,
  neighboursOf,
  riversTo,
} from '../../terra/check/geography.ts';
import { EFFECT } from '../mats/effects.ts';
import type { State } from '../state.ts';
import { BUILDINGS, TERRAINS } from '../vocabulary.ts';

/* Functions that answer questions about the board, as in `terra/check/geography.ts`, with the
   rules of Terra Nova. */

export const NOTHING: number = BUILDINGS.indexOf('none');
export const HOUSE: number = BUILDINGS.indexOf('house');
export const TRADING_POST: number = BUILDINGS.indexOf('trading-post');

/** Whether a side of the hex is at the edge of the board. */
export function isAtOuterEdge(state: State, hex: number): boolean {
  return neighboursOf(state, hex).length < 6;
}

/**
 * The hexes adjacent to a land hex for this seat: those that share a side, and those at the other
 * end of a bridge (any bridge, or only the seat's own: ruling R1). Rulebook, "Adjacent".
 */
export function adjacentTo(state: State, seat: Seat, hex: number): number[] {
  const forAll = state.table.options.rulings.bridgeAdjacency === 'everybody';
  const over = acrossBridges(state, hex, (builder) => forAll || builder === seat);
  return [...neighboursOf(state, hex), ...over];
}

/** Whether an own building is on the hex. */
export function isOwn(state: State, seat: Seat, hex: number): boolean {
  return state.building(hex) !== NOTHING && state.owner(hex) === seat;
}

/** Whether the building belongs to another player or to a neutral colour. */
export function isForeign(state: State, seat: Seat, hex: number): boolean {
  return state.building(hex) !== NOTHING && state.owner(hex) !== seat;
}

/** Whether an own building is on a hex that shares a side with this one. */
export function isNextToOwn(state: State, seat: Seat, hex: number): boolean {
  return neighboursOf(state, hex).some((neighbour) => isOwn(state, seat, neighbour));
}

/**
 * Whether a land hex is in reach in Phase 2: it is adjacent to an own building, or connected with
 * one by a chain of river hexes, not more than the sailing value. Rulebook, "In reach".
 */
export function isInReach(state: State, seat: Seat, hex: number): boolean {
  if (adjacentTo(state, seat, hex).some((each) => isOwn(state, seat, each))) return true;
  return riversTo(state, hex, (each) => isOwn(state, seat, each)) <= state.sailingInReach(seat);
}

/** The hexes of the own buildings connected with the one on `hex`, including it. */
export function groupAt(state: State, seat: Seat, hex: number): number[] {
  return connectedWith(hex, (from) =>
    adjacentTo(state, seat, from).filter((each) => isOwn(state, seat, each)),
  );
}

/** Steps from one terrain to another around the circle, on the shorter way. */
export function circleSteps(from: number, to: number): number {
  const clockwise = (to - from + TERRAINS.length) % TERRAINS.length;
  return Math.min(clockwise, TERRAINS.length - clockwise);
}

/** Shovels for turning a hex into home terrain, 0 if it is home terrain already. */
export function shovelsFor(state: State, seat: Seat, hex: number): number {
  const steps = circleSteps(state.terrain(hex), state.home(seat));
  // The Golems' left palace.
  const far = state.effect(seat, EFFECT.farShovels);
  return steps === 2 && far > 0 ? far : steps;
}
