import type { Seat } from '../../kernel/index.ts';
import { hexName, isRiver } from '../../terra/check/geography.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { BUILDINGS, TERRAINS } from '../vocabulary.ts';
import { HOUSE, isAtOuterEdge, isInReach, isNextToOwn, isOwn, NOTHING } from './geography.ts';

/*
 * Single conditions. Each returns `LEGAL` (0) or the number of a refusal, so that a rule can be
 * written as a chain of conditions joined by `||`: the first that fails is the reason.
 */

export function needsEmptyLand(state: State, hex: number, reason: Reason | undefined): number {
  if (isRiver(state, hex)) return refuse('not-land', { hex: hexName(state, hex) }, reason);
  const building = state.building(hex);
  if (building !== NOTHING) {
    const params = { hex: hexName(state, hex), building: BUILDINGS[building] };
    return refuse('not-empty', params, reason);
  }
  return LEGAL;
}

export function needsHomeTerrain(
  state: State,
  seat: Seat,
  hex: number,
  reason: Reason | undefined,
): number {
  const shows = state.terrain(hex);
  const home = state.home(seat);
  if (shows === home) return LEGAL;
  const terrains = { terrain: TERRAINS[shows], home: TERRAINS[home] };
  return refuse('not-home-terrain', { hex: hexName(state, hex), ...terrains }, reason);
}

export function needsOtherTerrain(
  state: State,
  seat: Seat,
  hex: number,
  reason: Reason | undefined,
): number {
  const shows = state.terrain(hex);
  if (shows !== state.home(seat)) return LEGAL;
  const params = { hex: hexName(state, hex), terrain: TERRAINS[shows] };
  return refuse('already-home-terrain', params, reason);
}

export function needsReach(
  state: State,
  seat: Seat,
  hex: number,
  reason: Reason | undefined,
): number {
  if (isInReach(state, seat, hex)) return LEGAL;
  const params = { hex: hexName(state, hex), sailing: state.sailingInReach(seat) };
  return refuse('not-in-reach', params, reason);
}

export function needsOwnBuilding(
  state: State,
  seat: Seat,
  hex: number,
  reason: Reason | undefined,
): number {
  if (isOwn(state, seat, hex)) return LEGAL;
  return refuse('not-your-building', { hex: hexName(state, hex) }, reason);
}

export function needsOwnHouse(
  state: State,
  seat: Seat,
  hex: number,
  reason: Reason | undefined,
): number {
  const building = state.building(hex);
  if (isOwn(state, seat, hex) && building !== HOUSE) {
    const params = { hex: hexName(state, hex), building: BUILDINGS[building] };
    return refuse('not-a-house', params, reason);
  }
  return needsOwnBuilding(state, seat, hex, reason);
}

/**
 * Requires an own building on a neighbouring hex; a bridge is not enough. Hexes that share a side
 * are always on the same continent.
 */
export function needsOwnNeighbour(
  state: State,
  seat: Seat,
  hex: number,
  reason: Reason | undefined,
): number {
  if (isNextToOwn(state, seat, hex)) return LEGAL;
  return refuse('not-adjacent-by-land', { hex: hexName(state, hex) }, reason);
}

export function needsOuterEdge(state: State, hex: number, reason: Reason | undefined): number {
  if (isAtOuterEdge(state, hex)) return LEGAL;
  return refuse('not-at-outer-edge', { hex: hexName(state, hex) }, reason);
}

export function needsHousePiece(state: State, seat: Seat, reason: Reason | undefined): number {
  return state.houses(seat) > 0 ? LEGAL : refuse('no-house-left', {}, reason);
}

export function needsTradingPostPiece(
  state: State,
  seat: Seat,
  reason: Reason | undefined,
): number {
  return state.tradingPosts(seat) > 0 ? LEGAL : refuse('no-trading-post-left', {}, reason);
}

/** Requires a house on the mat before a transformation, if ruling R5 forbids it without one. */
export function needsHouseToTransform(
  state: State,
  seat: Seat,
  reason: Reason | undefined,
): number {
  if (state.table.options.rulings.transformWithoutHouse === 'allowed') return LEGAL;
  return needsHousePiece(state, seat, reason);
}

export function needsCoins(
  state: State,
  seat: Seat,
  cost: number,
  reason: Reason | undefined,
): number {
  const coins = state.coins(seat);
  return coins >= cost ? LEGAL : refuse('not-enough-coins', { cost, coins }, reason);
}

/** Requires power in bowl III; the other bowls do not count. */
export function needsPower(
  state: State,
  seat: Seat,
  cost: number,
  reason: Reason | undefined,
): number {
  const power = state.bowl3(seat);
  return power >= cost ? LEGAL : refuse('not-enough-power', { cost, power }, reason);
}

/** Ruling R4: no action goes beyond the end of the sailing track. */
export function needsTrackSpace(state: State, seat: Seat, reason: Reason | undefined): number {
  const sailing = state.sailing(seat);
  if (sailing < state.table.maxSailing) return LEGAL;
  return refuse('sailing-track-ended', { sailing }, reason);
}
