import type { DUE_OPERATIONS, DueWork } from '../contract.ts';
import * as SQL from '../statements/due.ts';
import { LISTENS } from '../statements/notices.ts';
import type { RowsOf } from './rows.ts';
import type { Sql, Steps } from './steps.ts';

/** The rows of due work. */
export function dueRows(db: Sql): RowsOf<typeof DUE_OPERATIONS> {
  return {
    *claimDue({ now, until, most, kinds }) {
      const { DUE_NOW, DUE_NOW_OF, NEXT_DUE, NEXT_DUE_OF } = db.dialect;
      const [dueNow, nextDue] =
        kinds === undefined ? [DUE_NOW, NEXT_DUE] : [DUE_NOW_OF, NEXT_DUE_OF];
      const of = JSON.stringify(kinds ?? []);
      const rows = yield* db.all<DueWork>(dueNow, { now, most, kinds: of });
      const works = rows.map((row) => ({ ...row, claimed: until }));
      for (const { owner, kind } of works) yield* db.run(SQL.CLAIM_DUE, { until, owner, kind });
      return { works, next: (yield* db.get<{ next: number }>(nextDue, { kinds: of }))?.next };
    },
    *finishDue({ owner, kind, about, claimed }, isFenced = false) {
      const statement = isFenced ? SQL.FINISH_OWN_DUE : SQL.FINISH_DUE;
      yield* db.run(statement, { owner, kind, about, claimed });
    },
    *postponeDue({ owner, kind, about, claimed }, at, isFenced = false) {
      const statement = isFenced ? SQL.POSTPONE_OWN_DUE : SQL.POSTPONE_DUE;
      yield* db.run(statement, { owner, kind, about, claimed, at });
    },
    *holdDue({ owner, kind, about, claimed }, until) {
      return (yield* db.run(SQL.HOLD_DUE, { owner, kind, about, claimed, until })) === 1;
    },
    *recoverDue(latest, own, isShared = false) {
      if (!isShared) {
        yield* db.run(SQL.UNCLAIM_DUE, {});
        for (const { kind, at } of latest) yield* db.run(SQL.LIMIT_DUE, { kind, at });
      }
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
    // At the same time another transaction may have added a channel or an invitation.
    const isWanted =
      kind === 'notice' &&
      ((yield* db.get(SQL.HAS_INVITED, { owner })) !== undefined ||
        (all.some((work) => work.kind === kind) &&
          (yield* db.get(LISTENS, { table: owner })) !== undefined));
    if (!isWanted) yield* db.run(SQL.DROP_DUE, { owner, kind });
  }
  for (const work of due) yield* db.run(SQL.SET_DUE, { ...work });
}
