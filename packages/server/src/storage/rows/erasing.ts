import type { ERASING_OPERATIONS, OpenLetBack } from '../contract.ts';
import * as SQL from '../statements/erasing.ts';
import { TABLE_IDS_OF_PERSON } from '../statements/joins.ts';
import { END_LET_BACK } from '../statements/let-back.ts';
import { DELETE_DEVICES, FORGET_PERSON } from '../statements/persons.ts';
import { END_TOKEN } from '../statements/programs.ts';
import { DROP_REQUEST } from '../statements/requests.ts';
import { NEW_HOST } from '../statements/seats.ts';
import { goBack, joinsInto } from './joins.ts';
import type { RowsOf } from './rows.ts';
import type { Sql, Steps } from './steps.ts';

/** Deletes the words from seats whose person is erased, and the messages of the table. */
export function* eraseWords(db: Sql, table: string, seats: readonly number[]): Steps<void> {
  for (const seat of seats) {
    yield* db.run(SQL.ERASE_WORDS, { table, seat });
    yield* db.run(SQL.ERASE_NAME, { table, seat });
  }
  yield* db.run(SQL.ERASE_MESSAGES, { table });
}

/** Erasing a person. */
export function erasingRows(db: Sql): RowsOf<typeof ERASING_OPERATIONS> {
  function* forget(from: number): Steps<readonly number[]> {
    const ended = yield* db.all<{ id: number }>(DELETE_DEVICES, { from });
    for (const statement of [...SQL.ERASE_PERSON, ...FORGET_PERSON]) {
      yield* db.run(statement, { from });
    }
    return ended.map(({ id }) => id);
  }
  return {
    *tablesWith(person) {
      const found = yield* db.all<{ id: string }>(TABLE_IDS_OF_PERSON, { person });
      return found.map(({ id }) => id);
    },
    *openLetBacksOf(person) {
      return yield* db.all<OpenLetBack>(SQL.OPEN_LET_BACKS_OF, { person });
    },
    *eraseAt({ table, person, seats, host, told }) {
      yield* eraseWords(db, table, seats);
      for (const seat of seats) {
        yield* db.run(SQL.ERASE_SEAT, { table, seat });
        yield* db.run(END_TOKEN, { table, seat });
      }
      yield* db.run(SQL.LEAVE_TABLE, { table, person });
      if (told !== undefined) yield* db.run(END_LET_BACK, { table, state: 'lapsed' });
      yield* db.run(NEW_HOST, { table, host });
      yield* db.run(DROP_REQUEST, { table });
    },
    *erasePerson(person) {
      if ((yield* db.get(SQL.HAS_TABLES, { person })) !== undefined) return undefined;
      const gone: number[] = [];
      for (const join of yield* joinsInto(db, { person, device: 0 })) {
        if (!join.brings) gone.push(...(yield* goBack(db, join, person)).devices);
      }
      const former = yield* db.all<{ id: number }>(SQL.FORMER_PERSONS, { person });
      for (const { id } of [{ id: person }, ...former]) gone.push(...(yield* forget(id)));
      return gone;
    },
  };
}
