import type { ClaimedDue, DueClaim, DueWork } from '../contract.ts';
import type { Prepared } from './prepared.ts';
import * as SQL from './statements.ts';

/** What is to be done, and when. */
export class DueRows {
  readonly #db: Prepared;

  constructor(db: Prepared) {
    this.#db = db;
  }

  /** All that an owner waits for from now on. */
  set(owner: string, due: readonly DueWork[]): void {
    for (const { kind } of this.#db.all<Pick<DueWork, 'kind'>>(SQL.KINDS_DUE, owner)) {
      if (!due.some((work) => work.kind === kind)) this.#db.sql(SQL.DROP_DUE).run(owner, kind);
    }
    for (const work of due) this.#db.sql(SQL.SET_DUE).run({ ...work });
  }

  claim({ now, until, most }: DueClaim): ClaimedDue {
    const rows = this.#db.sql(SQL.DUE_NOW).all({ now, most });
    const works = rows.map((row) => ({ ...(row as unknown as DueWork), claimed: until }));
    for (const { owner, kind } of works) this.#db.sql(SQL.CLAIM_DUE).run({ until, owner, kind });
    const next = this.#db.sql(SQL.NEXT_DUE).get()?.next;
    return { works, next: next === undefined ? undefined : Number(next) };
  }

  finish({ owner, kind, about }: DueWork): void {
    this.#db.sql(SQL.FINISH_DUE).run({ owner, kind, about });
  }

  postpone({ owner, kind, about }: DueWork, at: number): void {
    this.#db.sql(SQL.POSTPONE_DUE).run({ owner, kind, about, at });
  }

  recover(latest: readonly Pick<DueWork, 'kind' | 'at'>[], own: readonly DueWork[]): void {
    this.#db.sql(SQL.UNCLAIM_DUE).run();
    for (const { kind, at } of latest) this.#db.sql(SQL.LIMIT_DUE).run({ kind, at });
    for (const work of own) this.#db.sql(SQL.ADD_DUE).run({ ...work });
  }
}
