import type { State } from '@pangaea/rules/gaia';
import type { Seat } from '@pangaea/rules/kernel';
import { AT } from './feature-names.ts';

/** The number of actions that count for a meeple for which no place is known yet. */
const USUAL_COST = 4.5;
const COSTS = 24;

/** The costs of the meeples of a seat in actions, cheapest first. */
const COST = new Float64Array(COSTS);
let costs = 0;

/** Forgets the costs, before those of another seat are added. */
export function clearCosts(): void {
  costs = 0;
}

/** Adds a way to place a meeple that is possible now. */
export function addCost(actions: number): void {
  if (costs === COSTS) return;
  let at = costs++;
  for (; at > 0 && COST[at - 1] > actions; at--) COST[at] = COST[at - 1];
  COST[at] = actions;
}

/**
 * The number of actions that the seat needs for all its meeples, by the places that are possible
 * now.
 */
export function lookAtRace(s: State, seat: Seat, into: Float64Array, row: number): void {
  const left = s.supply(seat);
  let actions = 0;
  for (let meeple = 0; meeple < left; meeple++) {
    actions += meeple < costs && COST[meeple] < USUAL_COST ? COST[meeple] : USUAL_COST;
  }
  into[row + AT.meeplesLeft] = left;
  if (left === 1) into[row + AT.lastMeeple] = 1;
  if (left === 2) into[row + AT.lastTwo] = 1;
  into[row + AT.actionsToGo] = actions;
  into[row + AT.almostThere] = Math.exp(-actions / 4);
}
