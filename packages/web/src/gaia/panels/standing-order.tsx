import { STANDING_ORDERS } from '@pangaea/rules/gaia';
import { Moves } from '@pangaea/rules/kernel';
import { OrderChoice } from '../../shell/seats/order-choice.tsx';
import { GAME } from '../game/rules.ts';
import { useGaiaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';

/** The choice of a standing order about protection, which replaces a question every time. */
export function StandingOrderChoice() {
  const { w, g } = useGaiaSpeech();
  const { play } = useTable();
  const { now, viewer } = play;
  if (viewer === 'spectator' || now.table.options.powers === 'none') return null;
  const current = STANDING_ORDERS[now.order(viewer)];
  const given = new Moves();
  if (current === undefined || GAME.orders(now, viewer, given) === 0) return null;
  return (
    <OrderChoice
      seat={viewer}
      heading={g.orders.heading}
      orders={STANDING_ORDERS}
      current={current}
      say={(order) => w.orders[order]}
    />
  );
}
