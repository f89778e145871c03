import type {
  DEAL_OPERATIONS,
  DealWrite,
  StoredDeal,
  StoredShare,
  TableWrite,
} from '../contract.ts';
import * as SQL from '../statements/deals.ts';
import { setClock } from './clocks.ts';
import { setDue } from './due.ts';
import { type RowsOf, windowColumns } from './rows.ts';
import type { Sql, Steps } from './steps.ts';

/** How games are dealt. */
export function dealRows(db: Sql): RowsOf<typeof DEAL_OPERATIONS> {
  return {
    *addShares(write) {
      return yield* addShares(db, write, write.shares, write.deal);
    },
  };
}

/**
 * Stores shares of seats; with the last one the table gets its game.
 * @throws Error if the table had a game
 */
export function* addShares(
  db: Sql,
  { table, now }: Pick<TableWrite, 'table' | 'now'>,
  shares: readonly StoredShare[],
  deal?: DealWrite,
): Steps<void> {
  for (const { seat, share, by } of shares)
    yield* db.run(SQL.ADD_SHARE, { table, seat, share, by });
  if (deal === undefined) return;
  const { seed, deciders, window, clock, due } = deal;
  yield* db.one(SQL.DEAL, { table, now });
  yield* db.run(SQL.BEGIN_GAME, { table, seed, deciders, now, ...windowColumns(window) });
  if (clock !== undefined) yield* setClock(db, table, clock);
  yield* setDue(db, table, due);
}

export function* beginDeal(
  db: Sql,
  table: string,
  { seed, dealt, shares }: StoredDeal,
): Steps<void> {
  yield* db.run(SQL.ADD_DEAL, { table, seed, dealt });
  yield* addShares(db, { table, now: 0 }, shares);
}
