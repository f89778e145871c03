import type {
  DEAL_OPERATIONS,
  DealWrite,
  StoredDeal,
  StoredShare,
  TableWrite,
} from '../../contract.ts';
import * as SQL from '../../statements/deals.ts';
import type { Prepared } from '../prepared.ts';
import { setClock } from './clocks.ts';
import { setDue } from './due.ts';
import { type RowsOf, windowColumns } from './rows.ts';

/** How games are dealt. */
export function dealRows(db: Prepared): RowsOf<typeof DEAL_OPERATIONS> {
  return {
    addShares: (write) => addShares(db, write, write.shares, write.deal),
  };
}

/**
 * Stores shares of seats; the last one brings the game of the table.
 * @throws Error where the table had a game
 */
export function addShares(
  db: Prepared,
  { table, now }: Pick<TableWrite, 'table' | 'now'>,
  shares: readonly StoredShare[],
  deal?: DealWrite,
): void {
  for (const { seat, share, by } of shares) db.run(SQL.ADD_SHARE, { table, seat, share, by });
  if (deal === undefined) return;
  const { seed, deciders, window, clock, due } = deal;
  db.one(SQL.DEAL, { table, now });
  db.run(SQL.BEGIN_GAME, { table, seed, deciders, now, ...windowColumns(window) });
  if (clock !== undefined) setClock(db, table, clock);
  setDue(db, table, due);
}

export function beginDeal(db: Prepared, table: string, { seed, dealt, shares }: StoredDeal): void {
  db.run(SQL.ADD_DEAL, { table, seed, dealt });
  addShares(db, { table, now: 0 }, shares);
}

export function dealOf(db: Prepared, table: string): StoredDeal | undefined {
  const row = db.get<Pick<StoredDeal, 'seed' | 'dealt'>>(SQL.DEAL_OF_TABLE, { table });
  if (row === undefined) return undefined;
  return { ...row, shares: db.all<StoredShare>(SQL.SHARES_OF_TABLE, { table }) };
}
