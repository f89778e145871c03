import type { DatabaseSync } from 'node:sqlite';
import { type DirectStore, everyOperation, type OperationName } from '../contract.ts';
import { Sql, type Steps } from '../rows/steps.ts';
import { type Answered, RowStore } from '../rows/store.ts';
import { SQLITE } from './dialect.ts';
import { Prepared } from './prepared.ts';

/** The operations of the storage contract on one open database; the caller handles transactions. */
export class SqliteStore {
  readonly #db: Prepared;
  readonly #rows = new RowStore(new Sql(SQLITE));

  constructor(database: DatabaseSync) {
    this.#db = new Prepared(database);
  }

  /** @throws Error if the database refuses it: then the caller rolls its transaction back */
  answer(name: OperationName, args: readonly unknown[]): Answered {
    return this.#run(this.#rows.answer(name, args));
  }

  /** Runs the steps to their end, since SQLite answers at once. */
  #run<T>(steps: Steps<T>): T {
    let next = steps.next();
    while (!next.done) next = steps.next(this.#db.ask(next.value));
    return next.value;
  }
}

/** A database for a caller that handles its own transactions, or needs none. */
export function directStore(database: DatabaseSync): DirectStore {
  const store = new SqliteStore(database);
  return everyOperation((name, args) => store.answer(name, args).value) as DirectStore;
}
