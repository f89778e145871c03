import type { Seat } from '../../kernel/index.ts';
import { hexName } from '../../terra/check/geography.ts';
import {
  needsCoins,
  needsEmptyLand,
  needsHomeTerrain,
  needsHousePiece,
  needsReach,
} from '../check/needs.ts';
import { type Reason, refuse } from '../refusals.ts';
import type { State } from '../state.ts';

/** Checks a house on home terrain. Rulebook, "Make habitable and build" a). */
export function checkBuild(
  state: State,
  seat: Seat,
  hex: number,
  reason: Reason | undefined,
): number {
  return (
    needsEmptyLand(state, hex, reason) ||
    needsHomeTerrain(state, seat, hex, reason) ||
    needsReach(state, seat, hex, reason) ||
    needsHousePiece(state, seat, reason) ||
    needsCoins(state, seat, state.table.houseCost, reason)
  );
}

/** Checks the house that may follow a transformation, on one of the hexes just transformed. */
export function checkOptionalHouse(
  state: State,
  seat: Seat,
  hex: number,
  transformed: readonly number[],
  reason: Reason | undefined,
): number {
  if (!transformed.includes(hex)) {
    return refuse('not-just-transformed', { hex: hexName(state, hex) }, reason);
  }
  return (
    needsHousePiece(state, seat, reason) || needsCoins(state, seat, state.table.houseCost, reason)
  );
}
