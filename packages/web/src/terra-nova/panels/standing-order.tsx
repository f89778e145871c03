import { Moves } from '@pangaea/rules/kernel';
import { STANDING_ORDERS } from '@pangaea/rules/terra-nova';
import { useOrders } from '../../play/use-orders.ts';
import { GAME } from '../game/rules.ts';
import { useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

/** What becomes of power at the end of a round, said once instead of asked every time. */
export function StandingOrderChoice({ seat }: { readonly seat: number }) {
  const { m, w } = useNovaSpeech();
  const { play } = useTable();
  const { refused, give } = useOrders();
  const { now } = play;
  const current = STANDING_ORDERS[now.order(seat)];
  const given = new Moves();
  GAME.orders(now, seat, given);
  const printed = given.toArray().map((move) => GAME.notation.print(now, move));
  const values = STANDING_ORDERS.filter(
    (order) => order === current || printed.includes(`order ${order}`),
  );
  if (values.length < 2) return null;
  return (
    <>
      <label className="standing-order">
        <span>{m.order.heading}</span>
        <select value={current} onChange={({ target }) => give(seat, target.value)}>
          {values.map((order) => (
            <option key={order} value={order}>
              {w.orders[order]}
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
