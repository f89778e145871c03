import type { DUE_OPERATIONS, DueWork } from '../contract.ts';
import * as SQL from '../statements/due.ts';
import { LISTENS } from '../statements/notices.ts';
import type { RowsOf } from './rows.ts';
import type { Sql, Steps } from './steps.ts';

/** The rows of due work. */
export function dueRows(db: Sql): RowsOf<typeof DUE_OPERATIONS> {
  return {
    *claimDue({ now, until, most }) {
      const rows = yield* db.all<DueWork>(db.dialect.DUE_NOW, { now, most });
      const works = rows.map((row) => ({ ...row, claimed: until }));
      for (const { owner, kind } of works) yield* db.run(SQL.CLAIM_DUE, { until, owner, kind });
      return { works, next: (yield* db.get<{ next: number }>(db.dialect.NEXT_DUE, {}))?.next };
    },
    *finishDue({ owner, kind, about }) {
      yield* db.run(SQL.FINISH_DUE, { owner, kind, about });
    },
    *postponeDue({ owner, kind, about }, at) {
      yield* db.run(SQL.POSTPONE_DUE, { owner, kind, about, at });
    },
    *recoverDue(latest, own) {
      yield* db.run(SQL.UNCLAIM_DUE, {});
      for (const { kind, at } of latest) yield* db.run(SQL.LIMIT_DUE, { kind, at });
      for (const work of own) yield* db.run(SQL.ADD_DUE, { ...work });
    },
  };
}

/** Replaces all due work of an owner. */
export function* setDue(db: Sql, owner: string, all: readonly DueWork[]): Steps<void> {
  const due: DueWork[] = [];
  for (const work of all) {
    const isHeard =
      work.kind !== 'notice' || (yield* db.get(LISTENS, { table: owner })) !== undefined;
    if (isHeard) due.push(work);
  }
  for (const { kind } of yield* db.all<Pick<DueWork, 'kind'>>(SQL.KINDS_DUE, { owner })) {
    if (due.some((work) => work.kind === kind)) continue;
    const isWanted = kind === 'notice' && (yield* db.get(SQL.HAS_INVITED, { owner })) !== undefined;
    if (!isWanted) yield* db.run(SQL.DROP_DUE, { owner, kind });
  }
  for (const work of due) yield* db.run(SQL.SET_DUE, { ...work });
}
