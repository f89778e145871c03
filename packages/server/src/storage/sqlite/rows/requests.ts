import type { KeptRequest, REQUEST_OPERATIONS } from '../../contract.ts';
import * as SQL from '../../statements/requests.ts';
import { LEAVE_SEAT, NEW_HOST, SEAT_TO_BOT } from '../../statements/seats.ts';
import type { Prepared } from '../prepared.ts';
import { setClock } from './clocks.ts';
import { setDue } from './due.ts';
import type { RowsOf } from './rows.ts';

/** Requests of the people at a table to each other. */
export function requestRows(db: Prepared): RowsOf<typeof REQUEST_OPERATIONS> {
  return {
    openRequest: ({ table, request }) => {
      db.run(SQL.FORGET_REQUESTS, { table, version: request.version });
      db.run(SQL.OPEN_REQUEST, { table, ...request });
    },
    changeRequest: ({ table, request: { version, person, allowed }, state }) =>
      db.one(SQL.CHANGE_REQUEST, { table, version, person, allowed, state }),
    findRequest: (table, version, person) =>
      db.get<KeptRequest>(SQL.FIND_REQUEST, { table, version, person }),
    leaveToBot: ({ table, seat, level, host, clock, due }) => {
      db.run(LEAVE_SEAT, { table, seat });
      db.run(SEAT_TO_BOT, { table, seat, level });
      if (clock !== undefined) setClock(db, table, clock);
      db.run(NEW_HOST, { table, host });
      db.run(SQL.DROP_REQUEST, { table });
      setDue(db, table, due);
    },
  };
}
