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

/* Questions about the board as in `terra/check/geography.ts`, with the rules of Terra Nova. */

export const NOTHING: number = BUILDINGS.indexOf('none');
export const HOUSE: number = BUILDINGS.indexOf('house');
export const TRADING_POST: number = BUILDINGS.indexOf('trading-post');

/** A side of the hex is the edge of the board. */
export function isAtOuterEdge(state: State, hex: number): boolean {
  return neighboursOf(state, hex).length < 6;
}

/**
 * The hexes adjacent to a land hex for this seat: those that share a side, and those at the other
 * end of a bridge, whose ever it is or only the seat's own (ruling R1). Rulebook, "Adjacent".
 */
export function adjacentTo(state: State, seat: Seat, hex: number): number[] {
  const forAll = state.table.options.rulings.bridgeAdjacency === 'everybody';
  const over = acrossBridges(state, hex, (builder) => forAll || builder === seat);
  return [...neighboursOf(state, hex), ...over];
}

/** Only land holds buildings. */
export function isOwn(state: State, seat: Seat, hex: number): boolean {
  return state.building(hex) !== NOTHING && state.owner(hex) === seat;
}

/** A building of another player or of a neutral colour. */
export function isForeign(state: State, seat: Seat, hex: number): boolean {
  return state.building(hex) !== NOTHING && state.owner(hex) !== seat;
}

/** Whether an own building stands on a hex that shares a side with this one. */
export function isNextToOwn(state: State, seat: Seat, hex: number): boolean {
  return neighboursOf(state, hex).some((neighbour) => isOwn(state, seat, neighbour));
}

/**
 * Whether a land hex is in reach in Phase 2: adjacent to an own building, or with a chain of at most
 * so many river hexes between it and an own building. Rulebook, "In reach".
 */
export function isInReach(state: State, seat: Seat, hex: number): boolean {
  if (adjacentTo(state, seat, hex).some((each) => isOwn(state, seat, each))) return true;
  return riversTo(state, hex, (each) => isOwn(state, seat, each)) <= state.sailingInReach(seat);
}

/** The hexes of the own buildings connected with the one on `hex`, that one included. */
export function groupAt(state: State, seat: Seat, hex: number): number[] {
  return connectedWith(hex, (from) =>
    adjacentTo(state, seat, from).filter((each) => isOwn(state, seat, each)),
  );
}

/** Steps from one terrain to another around the circle, the shorter way. */
export function circleSteps(from: number, to: number): number {
  const clockwise = (to - from + TERRAINS.length) % TERRAINS.length;
  return Math.min(clockwise, TERRAINS.length - clockwise);
}

/** Shovels that make home terrain of a hex, 0 when it shows it already. */
export function shovelsFor(state: State, seat: Seat, hex: number): number {
  const steps = circleSteps(state.terrain(hex), state.home(seat));
  // The Golems' left palace.
  const far = state.effect(seat, EFFECT.farShovels);
  return steps === 2 && far > 0 ? far : steps;
}
