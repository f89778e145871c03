import type { Seat } from '../../kernel/index.ts';
import {
  ORDER_ANSWERS,
  ORDER_TOPICS,
  ORDERS_ON,
  type OrderTopic,
} from '../options/standing-orders.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import type { State } from '../state.ts';

/** The topics of standing orders that exist for some factions only. */
const ASKED_SOME: readonly OrderTopic[] = ['cult-step', 'token', 'priest'];

/**
 * Checks for an order that differs from the present one, on a question that the seat can be asked.
 */
export function checkOrder(
  s: State,
  seat: Seat,
  place: number,
  order: number,
  reason?: Reason,
): number {
  const topic = ORDER_TOPICS[place];
  const answer = ORDER_ANSWERS[order];
  const { orders = [] } = s.table.factions[s.faction(seat)] ?? {};
  if (ASKED_SOME.includes(topic) && !orders.includes(topic)) {
    return refuse('order-not-for-faction', { topic }, reason);
  }
  if (!ORDERS_ON[topic].includes(answer)) {
    return refuse('order-not-on-topic', { topic, answer }, reason);
  }
  if (order !== s.order(seat, place)) return LEGAL;
  return refuse('order-stands-already', { topic, answer }, reason);
}
