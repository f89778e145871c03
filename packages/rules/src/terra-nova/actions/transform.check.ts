import type { Seat } from '../../kernel/index.ts';
import { hexName } from '../../terra/check/geography.ts';
import { circleSteps, shovelsFor } from '../check/geography.ts';
import {
  needsCoins,
  needsEmptyLand,
  needsHouseToTransform,
  needsOtherTerrain,
  needsPower,
  needsReach,
} from '../check/needs.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { checkBuild } from './build.check.ts';

/** Checks a transformation with every shovel bought. Rulebook, "Make habitable and build" b). */
export function checkTransform(
  state: State,
  seat: Seat,
  hex: number,
  reason: Reason | undefined,
): number {
  return (
    needsEmptyLand(state, hex, reason) ||
    needsOtherTerrain(state, seat, hex, reason) ||
    needsReach(state, seat, hex, reason) ||
    needsHouseToTransform(state, seat, reason) ||
    needsCoins(state, seat, shovelsFor(state, seat, hex) * state.table.shovelCost, reason)
  );
}

/** The possibilities of an action with free shovels. */
export interface FreeShovels {
  readonly shovels: number;
  /** Whether missing shovels may be bought. */
  readonly buyMore: boolean;
  /** Power that the action costs. */
  readonly power: number;
}

/**
 * Checks the (first) hex of an action with free shovels. Rulebook, "Power actions", bonus tile D,
 * Fairies. Ruling R6: on home terrain a free shovel cannot be used, or only a house is built.
 */
export function checkFreeShovels(
  state: State,
  seat: Seat,
  hex: number,
  free: FreeShovels,
  reason: Reason | undefined,
): number {
  const place = needsEmptyLand(state, hex, reason);
  if (place !== LEGAL) return place;
  const needed = shovelsFor(state, seat, hex);
  if (needed === 0 && state.table.options.rulings.freeShovel === 'may-build') {
    return checkBuild(state, seat, hex, reason) || needsPower(state, seat, free.power, reason);
  }
  const missing = Math.max(0, needed - free.shovels);
  if (missing > 0 && !free.buyMore) {
    const shovels = { shovels: needed, left: free.shovels };
    return refuse('too-many-shovels', { hex: hexName(state, hex), ...shovels }, reason);
  }
  return (
    needsOtherTerrain(state, seat, hex, reason) ||
    needsReach(state, seat, hex, reason) ||
    needsHouseToTransform(state, seat, reason) ||
    needsPower(state, seat, free.power, reason) ||
    needsCoins(state, seat, missing * state.table.shovelCost, reason)
  );
}

/**
 * Checks the second of two free shovels, if it is used on another hex. This hex must need exactly
 * one shovel. With the Golems' left palace every hex needs one; an option (ruling R7) counts the
 * steps on the printed circle instead.
 */
export function checkSecondShovel(
  state: State,
  seat: Seat,
  hex: number,
  reason: Reason | undefined,
): number {
  const place = needsEmptyLand(state, hex, reason) || needsOtherTerrain(state, seat, hex, reason);
  if (place !== LEGAL) return place;
  const printed = state.table.options.rulings.golemsTwoShovels === 'printed-distance';
  const shovels = printed
    ? circleSteps(state.terrain(hex), state.home(seat))
    : shovelsFor(state, seat, hex);
  if (shovels !== 1) {
    return refuse('too-many-shovels', { hex: hexName(state, hex), shovels, left: 1 }, reason);
  }
  return needsReach(state, seat, hex, reason) || needsHouseToTransform(state, seat, reason);
}
