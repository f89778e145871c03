import { useState } from 'preact/compat';
import { useTable } from '../play/context.ts';
import { useSpeech } from '../speech.ts';

/** A standing order of a seat of this device, given at any time; and why the last one was refused. */
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
  const { play, port, who } = useTable();
  const [refused, setRefused] = useState<string>();
  const give = (order: string) => {
    setRefused(undefined);
    void port.send(seat, play.history.steps.length, [`order ${order}`]).then((sent) => {
      if (!sent.ok) setRefused(speech.refusal(sent.refusal, who));
    });
  };
  return (
    <>
      <label className="standing-order">
        <span>{heading}</span>
        <select value={current} onChange={({ currentTarget }) => give(currentTarget.value)}>
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
