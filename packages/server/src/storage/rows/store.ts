import {
  OPERATIONS,
  type OperationName,
  type Operations,
  type SegmentWrite,
  type TableWrite,
  toldByCall,
} from '../contract.ts';
import { aheadRows } from './ahead.ts';
import { clockRows } from './clocks.ts';
import { dealRows } from './deals.ts';
import { dueRows } from './due.ts';
import { erasingRows } from './erasing.ts';
import { invitationRows } from './invitations.ts';
import { joinRows } from './joins.ts';
import { keyRows } from './keys.ts';
import { letBackRows } from './let-back.ts';
import { addMessages, messageRows, raiseRevision } from './messages.ts';
import { noticeRows } from './notices.ts';
import { orderRows } from './orders.ts';
import { passingRows } from './passing.ts';
import { personRows } from './persons.ts';
import { programRows } from './programs.ts';
import { requestRows } from './requests.ts';
import type { RowsOf } from './rows.ts';
import { seatRows } from './seats.ts';
import { advance, segmentRows } from './segments.ts';
import type { Sql, Steps } from './steps.ts';
import { tableRows } from './tables.ts';
import { wordRows } from './words.ts';

/**
 * A result, and the numbers of the messages that are sent when its transaction is stored durably.
 */
export interface Answered {
  readonly value: unknown;
  readonly numbers: readonly number[];
}

/** The steps of every operation of the storage contract; the caller handles transactions. */
export class RowStore {
  readonly #db: Sql;
  readonly #rows: RowsOf<Operations>;

  constructor(db: Sql) {
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
      ...invitationRows(db),
      ...erasingRows(db),
      ...aheadRows(db),
      ...passingRows(db),
      ...orderRows(db),
    };
  }

  /**
   * Runs an operation.
   * @throws Error if the database refuses it: then the caller rolls its transaction back
   */
  *answer(name: OperationName, args: readonly unknown[]): Steps<Answered> {
    const run = this.#rows[name] as (...args: readonly unknown[]) => Steps<unknown>;
    if (OPERATIONS[name].kind !== 'changes') return { value: yield* run(...args), numbers: [] };
    const write = args[0] as TableWrite;
    const messages = toldByCall(name, args);
    const raising = name === 'writeSegment' ? advance(write as SegmentWrite) : undefined;
    const numbers = yield* raiseRevision(this.#db, write, messages.length, raising);
    if (numbers === undefined) return { value: false, numbers: [] };
    const value = (yield* run(write, numbers)) ?? true;
    yield* addMessages(this.#db, messages, numbers, write.now);
    return { value, numbers };
  }
}
