import { RIVER } from '../../hexmap/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { EFFECT } from '../mats/effects.ts';
import { NONE, type State } from '../state.ts';
import { BUILDINGS, TERRAINS } from '../vocabulary.ts';

/*
 * Questions about the board, answered in the obvious way from what lies on each hex. The lists of
 * legal moves come from bit sets that are kept up to date; nothing here looks at those, so that each
 * side can catch the other's mistakes.
 */

export const NOTHING: number = BUILDINGS.indexOf('none');
export const HOUSE: number = BUILDINGS.indexOf('house');
export const TRADING_POST: number = BUILDINGS.indexOf('trading-post');

export function hexName(state: State, hex: number): string {
  return state.table.map.names[hex];
}

export function isRiver(state: State, hex: number): boolean {
  return state.table.map.ground[hex] === RIVER;
}

/** The hexes that share a side with `hex`. */
export function neighboursOf(state: State, hex: number): number[] {
  const { neighbours } = state.table.map;
  const found: number[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const neighbour = neighbours[hex * 6 + direction];
    if (neighbour >= 0) found.push(neighbour);
  }
  return found;
}

/** A side of the hex is the edge of the board. */
export function isAtOuterEdge(state: State, hex: number): boolean {
  return neighboursOf(state, hex).length < 6;
}

/**
 * The hexes adjacent to a land hex for this seat: those that share a side, and those at the other
 * end of a bridge, whose ever it is or only the seat's own (ruling R1). Rulebook, "Adjacent".
 */
export function adjacentTo(state: State, seat: Seat, hex: number): number[] {
  const adjacent = neighboursOf(state, hex);
  for (const [bridge, { a, b }] of state.table.map.bridges.entries()) {
    if (a !== hex && b !== hex) continue;
    const owner = state.bridgeOwner(bridge);
    if (owner === NONE) continue;
    if (owner === seat || state.table.options.rulings.bridgeAdjacency === 'everybody') {
      adjacent.push(a === hex ? b : a);
    }
  }
  return adjacent;
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
  const seen = new Set<number>();
  let shore = [hex];
  for (let crossed = 1; crossed <= state.sailingInReach(seat); crossed++) {
    const further: number[] = [];
    for (const from of shore) {
      for (const river of neighboursOf(state, from)) {
        if (!isRiver(state, river) || seen.has(river)) continue;
        if (isNextToOwn(state, seat, river)) return true;
        seen.add(river);
        further.push(river);
      }
    }
    shore = further;
  }
  return false;
}

/** The hexes of the own buildings connected with the one on `hex`, that one included. */
export function groupAt(state: State, seat: Seat, hex: number): number[] {
  const group = [hex];
  // The list grows while it is walked.
  for (const from of group) {
    for (const other of adjacentTo(state, seat, from)) {
      if (isOwn(state, seat, other) && !group.includes(other)) group.push(other);
    }
  }
  return group;
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
