import type { AHEAD_OPERATIONS, AheadProgress, StoredAhead } from '../contract.ts';
import * as SQL from '../statements/ahead.ts';
import { setDue } from './due.ts';
import type { RowsOf } from './rows.ts';
import type { Sql, Steps } from './steps.ts';

type AheadRow = Omit<StoredAhead, 'across' | 'steps' | 'lapsed'> & {
  readonly across: number;
  readonly steps: string;
  readonly lapsed: string;
};

/** Turns that were planned ahead. */
export function aheadRows(db: Sql): RowsOf<typeof AHEAD_OPERATIONS> {
  return {
    *orderAhead({ table, ahead, due }) {
      const { seat, person, number, since, across, steps, done, played } = ahead;
      yield* db.run(SQL.DROP_AHEAD, { table, seat });
      yield* db.run(SQL.ORDER_AHEAD, {
        table,
        seat,
        person,
        number,
        since,
        across: across ? 1 : 0,
        steps: JSON.stringify(steps),
        done,
        played,
      });
      yield* setDue(db, table, due);
    },
    *dropAhead({ table, seat, due }) {
      yield* db.run(SQL.DROP_AHEAD, { table, seat });
      yield* setDue(db, table, due);
    },
    *lapseAhead({ table, progress, due }) {
      yield* noteAhead(db, table, progress);
      yield* setDue(db, table, due);
    },
    *aheadOf(table, seat) {
      const row = yield* db.get<AheadRow>(SQL.AHEAD_OF, { table, seat });
      if (row === undefined) return undefined;
      const { across, steps, lapsed, ...rest } = row;
      return {
        ...rest,
        across: across === 1,
        steps: JSON.parse(steps),
        ...(lapsed === '' ? {} : { lapsed: JSON.parse(lapsed) }),
      };
    },
  };
}

/**
 * Stores a change of a plan.
 * @throws Error if another plan was stored meanwhile
 */
export function* noteAhead(
  db: Sql,
  table: string,
  { seat, number, done, played, lapsed, open }: AheadProgress,
): Steps<void> {
  const why = lapsed === undefined ? '' : JSON.stringify(lapsed);
  const row = { table, seat, number, done, played, lapsed: why, open: open ? 1 : 0 };
  yield* db.one(SQL.NOTE_AHEAD, row);
}
