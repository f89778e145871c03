import { packMove, type Seat } from '../../kernel/index.ts';
import { ARG } from '../arguments.ts';
import { kind } from '../define.ts';
import {
  ORDER as ANSWERS,
  COMMON_TOPICS,
  ORDER_ANSWERS,
  ORDER_TOPICS,
  ORDERS_ON,
  type OrderTopic,
} from '../options/standing-orders.ts';
import { NONE, type State } from '../state.ts';
import { checkOrder } from './order.check.ts';

/** Places in `ORDER_ANSWERS` by topic. */
const ANSWERS_ON = ORDER_TOPICS.map((topic) => ORDERS_ON[topic].map((answer) => ANSWERS[answer]));

/**
 * The move that gives a standing order; only orders that differ from the present ones are listed.
 */
export const ORDER = kind({
  word: 'order',
  args: [ARG.topic, ARG.answer],
  meaning: 'standing order: how a question that comes while others play is answered',
  standing: {
    list: (s, seat, into, order) => {
      for (let topic = 0; topic < ORDER_TOPICS.length; topic++) {
        if (!mayBeAsked(s, seat, ORDER_TOPICS[topic])) continue;
        const present = s.order(seat, topic);
        for (const answer of ANSWERS_ON[topic]) {
          if (answer !== present) into.add(packMove(order, topic, answer));
        }
      }
    },
    check: (s, seat, topic, answer, _c, reason) => checkOrder(s, seat, topic, answer, reason),
    apply: (s, seat, topic, answer, _c, sink) => {
      s.setOrder(seat, topic, answer);
      const names = { topic: ORDER_TOPICS[topic], answer: ORDER_ANSWERS[answer] };
      sink?.push({ type: 'order', seat, ...names });
    },
  },
});

function mayBeAsked(s: State, seat: Seat, topic: OrderTopic): boolean {
  if (COMMON_TOPICS.includes(topic)) return true;
  if (s.faction(seat) === NONE) return false;
  return s.table.factions[s.faction(seat)].orders?.includes(topic) ?? false;
}
