import type { DUE_OPERATIONS, DueWork } from '../../contract.ts';
import * as SQL from '../../statements/due.ts';
import { DUE_NOW, NEXT_DUE } from '../dialect.ts';
import type { Prepared } from '../prepared.ts';
import type { RowsOf } from './rows.ts';

/** The rows of due work. */
export function dueRows(db: Prepared): RowsOf<typeof DUE_OPERATIONS> {
  return {
    claimDue: ({ now, until, most }) => {
      const rows = db.all<DueWork>(DUE_NOW, { now, most });
      const works = rows.map((row) => ({ ...row, claimed: until }));
      for (const { owner, kind } of works) db.run(SQL.CLAIM_DUE, { until, owner, kind });
      return { works, next: db.get<{ next: number }>(NEXT_DUE, {})?.next };
    },
    finishDue: ({ owner, kind, about }) => {
      db.run(SQL.FINISH_DUE, { owner, kind, about });
    },
    postponeDue: ({ owner, kind, about }, at) => {
      db.run(SQL.POSTPONE_DUE, { owner, kind, about, at });
    },
    recoverDue: (latest, own) => {
      db.run(SQL.UNCLAIM_DUE, {});
      for (const { kind, at } of latest) db.run(SQL.LIMIT_DUE, { kind, at });
      for (const work of own) db.run(SQL.ADD_DUE, { ...work });
    },
  };
}

/** Replaces all due work of an owner. */
export function setDue(db: Prepared, owner: string, due: readonly DueWork[]): void {
  for (const { kind } of db.all<Pick<DueWork, 'kind'>>(SQL.KINDS_DUE, { owner })) {
    if (!due.some((work) => work.kind === kind)) db.run(SQL.DROP_DUE, { owner, kind });
  }
  for (const work of due) db.run(SQL.SET_DUE, { ...work });
}
