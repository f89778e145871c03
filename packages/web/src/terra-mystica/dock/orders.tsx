import { Moves } from '@pangaea/rules/kernel';
import {
  ORDER_ANSWERS,
  ORDER_TOPICS,
  ORDERS_ON,
  type OrderTopic,
  POWER_TAKEN,
  TOPIC,
} from '@pangaea/rules/terra-mystica';
import { OrderChoice } from '../../shell/seats/order-choice.tsx';
import { PageOrders } from '../../shell/seats/page-orders.tsx';
import { GAME } from '../game/rules.ts';
import { useMysticaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

/** Limits of the orders to take power for points; they have no effect without such an order. */
const LIMITS = ['offer-points', 'offer-rest', 'offer-income'] as const;
const OTHERS = ORDER_TOPICS.filter(
  (topic) => topic !== 'power-offers' && !(LIMITS as readonly OrderTopic[]).includes(topic),
);

/** Standing orders: answers to questions that come while others play, given in advance. */
export function Orders({ seat }: { readonly seat: number }) {
  const { t, w } = useMysticaSpeech();
  const { now } = useTable().play;
  const takes = POWER_TAKEN[now.order(seat, TOPIC['power-offers'])] > 0;
  const paid = now.offerVp(seat);
  return (
    <div className="orders">
      <p className="hint">
        {t.orders.hint}
        {takes && paid > 0 && ` ${t.orders.paid(w.vpOf(paid))}`}
      </p>
      <PageOrders words={t.orders} />
      {(['power-offers', ...(takes ? LIMITS : []), ...OTHERS] as const).map((topic) => (
        <Order key={topic} seat={seat} topic={topic} />
      ))}
    </div>
  );
}

/**
 * The choice of one standing order; empty if the seat is never asked the question that it answers.
 */
function Order({ seat, topic }: { readonly seat: number; readonly topic: OrderTopic }) {
  const { w } = useMysticaSpeech();
  const { now } = useTable().play;
  const given = new Moves();
  GAME.orders(now, seat, given);
  const others = given
    .toArray()
    .map((move) => GAME.notation.decode(now, move))
    .flatMap((each) => (each.topic === topic ? [each.answer] : []));
  if (others.length === 0) return null;
  const present = ORDER_ANSWERS[now.order(seat, ORDER_TOPICS.indexOf(topic))];
  const answers = ORDERS_ON[topic].filter(
    (answer) => answer === present || others.includes(answer),
  );
  return (
    <OrderChoice
      seat={seat}
      heading={w.topics[topic]}
      orders={answers.map((answer) => `${topic} ${answer}` as const)}
      current={`${topic} ${present}` as const}
      say={(order) => {
        const answer = ORDER_ANSWERS.find((each) => order.endsWith(` ${each}`));
        return answer === undefined ? order : w.answers[answer];
      }}
    />
  );
}
