import type { LET_BACK_OPERATIONS, LetBackCount } from '../contract.ts';
import { DROP_AHEAD } from '../statements/ahead.ts';
import * as SQL from '../statements/let-back.ts';
import { END_TOKEN } from '../statements/programs.ts';
import { DROP_REQUEST } from '../statements/requests.ts';
import { ADD_SEAT_PERSON, LEAVE_SEAT, NEW_HOST } from '../statements/seats.ts';
import { TAKE_UP } from '../statements/tables.ts';
import { setClock } from './clocks.ts';
import { setDue } from './due.ts';
import type { RowsOf } from './rows.ts';
import type { Sql } from './steps.ts';

/** Requests to be let back into a seat. */
export function letBackRows(db: Sql): RowsOf<typeof LET_BACK_OPERATIONS> {
  return {
    *openLetBack({ table, letBack }) {
      yield* db.run(SQL.OPEN_LET_BACK, { table, ...letBack });
    },
    *changeLetBack({ table, letBack: { number, allowed }, state }) {
      yield* db.one(SQL.CHANGE_LET_BACK, { table, number, allowed, state });
    },
    *giveSeat({ table, seat, person, name, key, host, now, clock, due }) {
      yield* db.run(END_TOKEN, { table, seat });
      yield* db.run(SQL.GIVE_SEAT, { table, seat, name, key, now });
      yield* db.run(LEAVE_SEAT, { table, seat });
      yield* db.run(DROP_AHEAD, { table, seat });
      yield* db.run(ADD_SEAT_PERSON, { table, seat, person });
      yield* db.run(TAKE_UP, { table, person });
      yield* db.run(NEW_HOST, { table, host });
      yield* db.run(SQL.END_LET_BACK, { table, state: 'given' });
      yield* db.run(DROP_REQUEST, { table });
      if (clock !== undefined) yield* setClock(db, table, clock);
      yield* setDue(db, table, due);
    },
    *countLetBacks(counted) {
      const row = yield* db.get<LetBackCount>(SQL.COUNT_LET_BACKS, { ...counted });
      return row ?? { lately: 0, own: 0, last: 0 };
    },
    *tablesOfLetBacks() {
      return (yield* db.all<{ id: string }>(SQL.TABLES_OF_LET_BACKS)).map(({ id }) => id);
    },
  };
}
