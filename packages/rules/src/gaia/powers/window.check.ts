import type { Seat } from '../../kernel/index.ts';
import { FACE, POWER } from '../cards.ts';
import { needsInHand } from '../check/needs.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { STANDING_ORDERS } from '../vocabulary.ts';

/** Rules, "Power cards: protection". */
export function checkProtect(state: State, seat: Seat, reason: Reason | undefined): number {
  const held = needsInHand(state, seat, FACE.power + POWER.protection, undefined);
  return held === LEGAL ? LEGAL : refuse('no-protection', {}, reason);
}

export function checkOrder(
  state: State,
  seat: Seat,
  order: number,
  reason: Reason | undefined,
): number {
  if (state.order(seat) !== order) return LEGAL;
  return refuse('order-stands-already', { order: STANDING_ORDERS[order] }, reason);
}
