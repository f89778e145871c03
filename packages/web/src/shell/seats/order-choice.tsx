import { useState } from 'preact/compat';
import { useSpeech } from '../../messages/speech.ts';
import { useTable } from '../../play/context.ts';
import { sendOrder } from './send-order.ts';

/**
 * A standing order of a seat at this device, which can be given at any time, and the reason why the
 * last one was refused.
 */
export function OrderChoice<Order extends string>({
  seat,
  heading,
  orders,
  current,
  say,
}: {
  readonly seat: number;
  readonly heading: string;
  readonly orders: readonly Order[];
  readonly current: Order | undefined;
  readonly say: (order: Order) => string;
}) {
  const speech = useSpeech();
  const { port, who } = useTable();
  const [refused, setRefused] = useState<string>();
  const give = async (order: string) => {
    setRefused(undefined);
    const sent = await sendOrder(port, seat, order);
    if (!sent.ok) setRefused(speech.refusal(sent.refusal, who));
  };
  return (
    <>
      <label className="standing-order">
        <span>{heading}</span>
        <select value={current} onChange={({ currentTarget }) => void give(currentTarget.value)}>
          {orders.map((order) => (
            <option key={order} value={order}>
              {say(order)}
            </option>
          ))}
        </select>
      </label>
      <p className="refusal" role="status">
        {refused}
      </p>
    </>
  );
}
