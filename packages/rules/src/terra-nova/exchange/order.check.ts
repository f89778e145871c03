import type { Seat } from '../../kernel/index.ts';
import { EFFECT } from '../mats/effects.ts';
import { STANDING_ORDERS } from '../options.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import { NONE, type State } from '../state.ts';

/**
 * Checks for an order that differs from the present one; it may be given at any time, in any turn.
 */
export function checkOrder(
  state: State,
  seat: Seat,
  order: number,
  reason: Reason | undefined,
): number {
  const name = { order: STANDING_ORDERS[order] };
  if (name.order === 'vp-first' && !exchangesForVp(state, seat)) {
    return refuse('order-not-for-faction', name, reason);
  }
  if (order === state.order(seat)) return refuse('order-stands-already', name, reason);
  return LEGAL;
}

function exchangesForVp(state: State, seat: Seat): boolean {
  return state.faction(seat) !== NONE && state.effect(seat, EFFECT.exchangePower) > 0;
}
