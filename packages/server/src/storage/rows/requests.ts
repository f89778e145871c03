import type { KeptRequest, REQUEST_OPERATIONS } from '../contract.ts';
import { DROP_AHEAD } from '../statements/ahead.ts';
import { END_TAKING } from '../statements/let-back.ts';
import { END_TOKEN } from '../statements/programs.ts';
import * as SQL from '../statements/requests.ts';
import { BACK_TO_SEAT, NEW_HOST, NEW_INVITATION, SEAT_TO_BOT } from '../statements/seats.ts';
import { TAKE_UP_SEAT } from '../statements/tables.ts';
import { setClock } from './clocks.ts';
import { setDue } from './due.ts';
import type { RowsOf } from './rows.ts';
import type { Sql } from './steps.ts';
import { addWord } from './words.ts';

/** Requests of the people at a table to each other. */
export function requestRows(db: Sql): RowsOf<typeof REQUEST_OPERATIONS> {
  return {
    *openRequest({ table, request, due }) {
      yield* db.run(SQL.FORGET_REQUESTS, { table, version: request.version });
      yield* db.run(SQL.OPEN_REQUEST, { table, ...request });
      yield* setDue(db, table, due);
    },
    *changeRequest({ table, request: { version, person, allowed }, state, due }) {
      yield* db.one(SQL.CHANGE_REQUEST, { table, version, person, allowed, state });
      yield* setDue(db, table, due);
    },
    *findRequest(table, version, person) {
      return yield* db.get<KeptRequest>(SQL.FIND_REQUEST, { table, version, person });
    },
    *leaveSeat(
      { table, seat, level, key, invitation, host, gone, now, clock, due, said },
      numbers,
    ) {
      yield* db.run(END_TOKEN, { table, seat });
      yield* db.run(DROP_AHEAD, { table, seat });
      yield* db.run(SEAT_TO_BOT, { table, seat, level, key, gone, now });
      yield* db.run(NEW_INVITATION, { table, invitation });
      if (clock !== undefined) yield* setClock(db, table, clock);
      yield* db.run(NEW_HOST, { table, host });
      yield* db.run(SQL.DROP_REQUEST, { table });
      yield* setDue(db, table, due);
      if (said !== undefined) yield* addWord(db, { table, now }, said, Number(numbers.at(-1)));
    },
    *returnToSeat({ table, seat, clock, due }) {
      yield* db.run(END_TAKING, { table, seat });
      yield* db.run(BACK_TO_SEAT, { table, seat });
      yield* db.run(TAKE_UP_SEAT, { table, seat });
      if (clock !== undefined) yield* setClock(db, table, clock);
      yield* db.run(SQL.DROP_REQUEST, { table });
      yield* setDue(db, table, due);
    },
  };
}
