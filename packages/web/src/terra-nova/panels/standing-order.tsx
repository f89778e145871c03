import { Moves } from '@pangaea/rules/kernel';
import { STANDING_ORDERS } from '@pangaea/rules/terra-nova';
import { OrderChoice } from '../../shell/seats/order-choice.tsx';
import { GAME } from '../game/rules.ts';
import { useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

/** The standing order for power at the end of a round, which replaces a question every time. */
export function StandingOrderChoice({ seat }: { readonly seat: number }) {
  const { m, w } = useNovaSpeech();
  const { play } = useTable();
  const { now } = play;
  const current = STANDING_ORDERS[now.order(seat)];
  const given = new Moves();
  GAME.orders(now, seat, given);
  const printed = given.toArray().map((move) => GAME.notation.print(now, move));
  const orders = STANDING_ORDERS.filter(
    (order) => order === current || printed.includes(`order ${order}`),
  );
  if (orders.length < 2) return null;
  return (
    <OrderChoice
      seat={seat}
      heading={m.order.heading}
      orders={orders}
      current={current}
      say={(order) => w.orders[order]}
    />
  );
}
