import type { ORDER_OPERATIONS } from '../contract.ts';
import * as SQL from '../statements/orders.ts';
import type { RowsOf } from './rows.ts';
import type { Sql, Steps } from './steps.ts';

/** The orders of the operator. */
export function orderRows(db: Sql): RowsOf<typeof ORDER_OPERATIONS> {
  return {
    *ordersOf() {
      return yield* found();
    },
    *changeOrders(before, body) {
      if ((yield* found()) !== before) return false;
      yield* db.run(SQL.WRITE_ORDERS, { body });
      return true;
    },
  };

  function* found(): Steps<string | undefined> {
    return (yield* db.get<{ body: string }>(SQL.FIND_ORDERS, {}))?.body;
  }
}
