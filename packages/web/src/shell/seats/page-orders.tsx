import type { PageOrders as Orders } from '../../game/page-game.ts';
import { usePreferences } from '../../preferences/context.ts';

const ORDERS: readonly (keyof Orders)[] = ['freePower', 'endsTurn'];

/**
 * The orders that the page keeps for all its tables, each of them on or off.
 * @param words the effect of each order
 */
export function PageOrders({ words }: { readonly words: Readonly<Record<keyof Orders, string>> }) {
  const { preferences, prefer } = usePreferences();
  return (
    <>
      {ORDERS.map((order) => (
        <label key={order} className="check page-order">
          <input
            type="checkbox"
            data-order={order}
            checked={preferences[order]}
            onChange={({ currentTarget }) => prefer({ [order]: currentTarget.checked })}
          />
          {words[order]}
        </label>
      ))}
    </>
  );
}
