import { STANDING_ORDERS } from '@pangaea/rules/gaia';
import { Moves } from '@pangaea/rules/kernel';
import { useOrders } from '../../play/use-orders.ts';
import { GAME } from '../game/rules.ts';
import { useGaiaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

/** Whether to protect, said once instead of asked every time. */
export function StandingOrderChoice() {
  const { w, g } = useGaiaSpeech();
  const { play } = useTable();
  const { refused, give } = useOrders();
  const { now, viewer } = play;
  if (viewer === 'spectator' || now.table.options.powers === 'none') return null;
  const current = STANDING_ORDERS[now.order(viewer)];
  const given = new Moves();
  if (current === undefined || GAME.orders(now, viewer, given) === 0) return null;
  return (
    <>
      <label className="standing-order">
        <span>{g.orders.heading}</span>
        <select value={current} onChange={({ target }) => give(viewer, target.value)}>
          {STANDING_ORDERS.map((order) => (
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
