import type { DatabaseSync } from 'node:sqlite';
import {
  type DirectStore,
  everyOperation,
  OPERATIONS,
  type OperationName,
  type Operations,
  type TableWrite,
  toldByCall,
} from '../contract.ts';
import { Prepared } from './prepared.ts';
import { clockRows } from './rows/clocks.ts';
import { dealRows } from './rows/deals.ts';
import { dueRows } from './rows/due.ts';
import { joinRows } from './rows/joins.ts';
import { keyRows } from './rows/keys.ts';
import { letBackRows } from './rows/let-back.ts';
import { addMessages, messageRows, raiseRevision } from './rows/messages.ts';
import { noticeRows } from './rows/notices.ts';
import { personRows } from './rows/persons.ts';
import { programRows } from './rows/programs.ts';
import { requestRows } from './rows/requests.ts';
import type { RowsOf } from './rows/rows.ts';
import { seatRows } from './rows/seats.ts';
import { segmentRows } from './rows/segments.ts';
import { tableRows } from './rows/tables.ts';
import { wordRows } from './rows/words.ts';

/** An answer, and the numbers of the messages that are sent once its transaction is durable. */
export interface Answered {
  readonly value: unknown;
  readonly numbers: readonly number[];
}

/** The operations of the storage contract on one open database; transactions are the caller's. */
export class SqliteStore {
  readonly #db: Prepared;
  readonly #rows: RowsOf<Operations>;

  constructor(database: DatabaseSync) {
    const db = new Prepared(database);
    this.#db = db;
    this.#rows = {
      ...personRows(db),
      ...joinRows(db),
      ...tableRows(db),
      ...segmentRows(db),
      ...seatRows(db),
      ...dealRows(db),
      ...programRows(db),
      ...requestRows(db),
      ...letBackRows(db),
      ...wordRows(db),
      ...messageRows(db),
      ...dueRows(db),
      ...clockRows(db),
      ...noticeRows(db),
      ...keyRows(db),
    };
  }

  /** @throws Error where the database refuses it: the caller rolls its transaction back */
  answer(name: OperationName, args: readonly unknown[]): Answered {
    const run = this.#rows[name] as (...args: readonly unknown[]) => unknown;
    if (OPERATIONS[name].kind !== 'changes') return { value: run(...args), numbers: [] };
    const write = args[0] as TableWrite;
    const messages = toldByCall(name, args);
    const numbers = raiseRevision(this.#db, write, messages.length);
    if (numbers === undefined) return { value: false, numbers: [] };
    const value = run(write, numbers) ?? true;
    addMessages(this.#db, messages, numbers, write.now);
    return { value, numbers };
  }
}

/** A database for a caller that runs its own transactions, or needs none. */
export function directStore(database: DatabaseSync): DirectStore {
  const store = new SqliteStore(database);
  return everyOperation((name, args) => store.answer(name, args).value) as DirectStore;
}
